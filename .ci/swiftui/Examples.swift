// The examples of the documentation that need SwiftUI: each stands here as it stands there, and is
// type-checked.

import SwiftUI
import WaterfallLayout
import WaterfallSwiftUI

struct Photo: Identifiable {
  let id: Int
  let name: String
  let size: CGSize
}

struct Note: Identifiable {
  let id: Int
  let text: String
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Examples {
  let photos: [Photo]
  let notes: [Note]

  @MainActor var stack: some View {
    WaterfallStack(columns: .adaptive(minimumWidth: 160), spacing: 8) {
      ForEach(notes) { note in
        Text(note.text)
          .waterfallSpan(note.text.count > 200 ? 2 : 1)
      }
    }
    .padding()
  }

  @MainActor var stackOfASection: some View {
    WaterfallStack(
      section: WaterfallSection(columns: .count(3), packing: .alignedRows, stretchesItems: true)
    ) {
      ForEach(notes) { note in
        Text(note.text)
      }
    }
  }

  @MainActor var knownHeights: some View {
    ScrollView {
      LazyWaterfall(photos, columns: .adaptive(minimumWidth: 160), spacing: 8) { photo, width in
        photo.size.height(scaledToWidth: width)
      } content: { photo in
        Image(photo.name).resizable()
      }
    }
    .keepsWaterfallPosition()
  }

  @MainActor var measuredHeights: some View {
    ScrollView {
      LazyWaterfall(notes, estimatedHeight: 120) { note in
        Text(note.text)
      }
    }
    .keepsWaterfallPosition()
  }

  @MainActor var placements: some View {
    ScrollView {
      LazyWaterfall(photos, columns: .count(3)) { photo in
        photo.size.width > 2 * photo.size.height ? .allColumns : .automatic
      } height: { photo, width in
        photo.size.height(scaledToWidth: width)
      } content: { photo in
        Image(photo.name).resizable()
      }
    }
  }
}

// MARK: - Comments of the sources

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct CommentExamples {
  let photos: [Photo]
  let notes: [Note]

  @MainActor var stack: some View {
    WaterfallStack(columns: .adaptive(minimumWidth: 160), spacing: 8) {
      ForEach(photos) { photo in
        Image(photo.name)
          .waterfallSpan(photo.size.width > 1_000 ? 2 : 1)
      }
    }
  }
}

// MARK: - Sections

struct Day: Identifiable {
  let id: Int
  let title: String
  let photos: [Photo]
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Days: View {
  let days: [Day]

  var body: some View {
    ScrollView {
      LazyWaterfall(sections: days) { day in
        day.photos
      } configuration: { _ in
        WaterfallSection(header: WaterfallSupplementary(height: 44, isPinned: true))
      } height: { photo, width in
        photo.size.height(scaledToWidth: width)
      } content: { photo in
        Image(photo.name).resizable()
      } supplementary: { element in
        Text(days[element.section].title)
      }
    }
    .keepsWaterfallPosition()
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Feed: View {
  let notes: [Note]
  @State private var position = ScrollPosition()

  var body: some View {
    VStack {
      Button("Newest") { position.scrollTo(edge: .top) }
      ScrollView {
        LazyWaterfall(notes, estimatedHeight: 120) { note in
          Text(note.text)
        }
      }
      .keepsWaterfallPosition($position)
    }
  }
}

@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
struct Board: View {
  @State private var notes: [Note] = []

  var body: some View {
    ScrollView {
      LazyWaterfall(notes, estimatedHeight: 120) { note in
        Text(note.text)
          .draggable(String(note.id))
          .dropDestination(for: String.self) { ids, _ in move(ids, to: note) }
      }
    }
    .keepsWaterfallPosition()
  }

  private func move(_ ids: [String], to note: Note) -> Bool {
    guard let source = notes.firstIndex(where: { ids.contains(String($0.id)) }),
      let target = notes.firstIndex(where: { $0.id == note.id })
    else { return false }
    withAnimation { notes.insert(notes.remove(at: source), at: target) }
    return true
  }
}

// MARK: - Moving from other layouts

struct Gallery: View {
  let photos: [Photo]

  var body: some View {
    ScrollView {
      WaterfallStack(columns: .adaptive(minimumWidth: 160), spacing: 8) {
        ForEach(photos) { photo in
          Image(photo.name).resizable().scaledToFit()
        }
      }
    }
  }
}

struct LazyGallery: View {
  let photos: [Photo]

  var body: some View {
    ScrollView {
      LazyWaterfall(photos, columns: .adaptive(minimumWidth: 160), spacing: 8) { photo, width in
        photo.size.height(scaledToWidth: width)
      } content: { photo in
        Image(photo.name).resizable()
      }
    }
  }
}
