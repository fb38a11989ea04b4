#if canImport(UIKit) && !os(watchOS)
import UIKit

// An example app: photos by day, the newest first. Copy this folder into a project, and make a
// `PhotoFeedViewController` the root of its window.

/// A photo and what is said about it.
struct FeedPhoto: Hashable, Sendable {
  let id: Int
  let imageName: String
  let caption: String
}

/// The photos of a day.
struct FeedDay: Hashable, Sendable {
  let title: String
  var photos: [FeedPhoto]
}
#endif
