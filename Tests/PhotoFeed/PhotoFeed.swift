import SwiftUI
import WaterfallLayout
import WaterfallSwiftUI

/// An app with photos by day: headers stay in sight, captions are as high as they need to be, and
/// pulling down brings new photos to the top.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@main
struct PhotoFeed: App {
  var body: some Scene {
    WindowGroup { FeedView() }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct FeedView: View {
  @State private var days = (0..<30).map { Day(daysAgo: $0) }

  private var section: WaterfallSection {
    WaterfallSection(
      columns: .adaptive(minimumWidth: 160),
      contentInsets: WaterfallInsets(all: 10),
      header: WaterfallSupplementary(height: 44, isPinned: true),
      keepsColumns: true
    )
  }

  var body: some View {
    ScrollView {
      LazyWaterfall(
        sections: days,
        items: \.photos,
        configuration: { _ in section },
        estimatedHeight: 220
      ) { photo in
        PhotoView(photo: photo)
      } supplementary: { element in
        DayHeader(title: days[element.section].title)
      }
    }
    .keepsWaterfallPosition()
    .refreshable { await addPhotos() }
  }

  private func addPhotos() async {
    days[0].addPhotos(4)
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct PhotoView: View {
  let photo: Photo

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Color(hue: photo.hue, saturation: 0.5, brightness: 0.9)
        .aspectRatio(photo.aspectRatio, contentMode: .fit)
      Text(photo.caption)
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct DayHeader: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(.ultraThinMaterial)
  }
}

// MARK: - Data

/// A day and its photos, the latest ones first.
struct Day: Identifiable {
  let id: Int
  private(set) var photos: [Photo] = []

  var title: String { id == 0 ? "Today" : "\(id) days ago" }

  init(daysAgo: Int) {
    id = daysAgo
    addPhotos(5 + daysAgo * 7 % 11)
  }

  mutating func addPhotos(_ count: Int) {
    let first = photos.count
    photos.insert(
      contentsOf: (first..<first + count).reversed().map { Photo(number: $0, daysAgo: id) },
      at: 0
    )
  }
}

struct Photo: Identifiable {
  let id: String
  let hue: Double
  let aspectRatio: CGFloat
  let caption: String

  init(number: Int, daysAgo: Int) {
    id = "\(daysAgo)-\(number)"
    hue = Double(number * 37 % 100) / 100
    aspectRatio = [1.5, 1, 0.75, 0.67][number % 4]
    let words = ["Sea", "hill", "town", "river", "street", "field", "harbor"]
    caption = (0...number % 7).map { words[$0] }.joined(separator: ", ")
  }
}
