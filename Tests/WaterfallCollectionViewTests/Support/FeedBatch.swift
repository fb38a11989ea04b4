#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallTestSupport

/// Random updates of a feed, with the feed after them.
struct FeedBatch: CustomStringConvertible {
  private let before: [[Post]]
  private(set) var posts: [[Post]]
  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var reloadedSections: [Int] = []
  /// The posts that stay where they are and look different.
  private var reloaded: Set<Int> = []
  /// The posts that leave their section and come back elsewhere.
  private var moved: Set<Int> = []

  init(
    _ before: [[Post]],
    _ random: inout SeededGenerator,
    newPost: (inout SeededGenerator) -> Post
  ) {
    self.before = before
    posts = before
    for _ in 0..<random.int(in: 0...3) { deleteItem(&random) }
    for _ in 0..<random.int(in: 0...2) { moveItem(&random) }
    for _ in 0..<random.int(in: 0...4) {
      let post = newPost(&random)
      insertItem(post, &random)
    }
    for _ in 0..<random.int(in: 0...2) {
      let post = newPost(&random)
      reloadItem(as: post, &random)
    }
    if random.chance(percent: 15) { changeSections(&random, newPost: newPost) }
  }

  private func path(_ random: inout SeededGenerator) -> IndexPath? {
    let paths = posts.enumerated().flatMap { section, posts in
      posts.indices.map { IndexPath(item: $0, section: section) }
    }
    return paths.isEmpty ? nil : random.element(of: paths)
  }

  private mutating func deleteItem(_ random: inout SeededGenerator) {
    guard let path = path(&random) else { return }
    posts[path.section].remove(at: path.item)
  }

  private mutating func insertItem(_ post: Post, _ random: inout SeededGenerator) {
    guard !posts.isEmpty else { return }
    let section = random.int(in: 0...posts.count - 1)
    let item = random.chance(percent: 40) ? 0 : random.int(in: 0...posts[section].count)
    posts[section].insert(post, at: item)
  }

  private mutating func moveItem(_ random: inout SeededGenerator) {
    guard let path = path(&random), !moved.contains(posts[path.section][path.item].id) else {
      return
    }
    let post = posts[path.section].remove(at: path.item)
    moved.insert(post.id)
    insertItem(post, &random)
  }

  /// Makes another post of one that stays in its place; UIKit refuses to move and reload at once.
  private mutating func reloadItem(as post: Post, _ random: inout SeededGenerator) {
    guard let path = path(&random) else { return }
    let id = posts[path.section][path.item].id
    guard !moved.contains(id), paths(before)[id] != nil else { return }
    posts[path.section][path.item] = post
    posts[path.section][path.item].id = id
    reloaded.insert(id)
  }

  /// Deletes, inserts or reloads a section, and does nothing else.
  private mutating func changeSections(
    _ random: inout SeededGenerator,
    newPost: (inout SeededGenerator) -> Post
  ) {
    changeNothing()
    let last = posts.indices.last
    switch (random.int(in: 0...2), last) {
    case (0, let last?):
      let section = random.int(in: 0...last)
      posts.remove(at: section)
      deletedSections = [section]
    case (1, let last?):
      let section = random.int(in: 0...last)
      posts[section] = newPosts(&random, newPost)
      reloadedSections = [section]
    default:
      let section = random.int(in: 0...posts.count)
      posts.insert(newPosts(&random, newPost), at: section)
      insertedSections = [section]
    }
  }

  private func newPosts(
    _ random: inout SeededGenerator,
    _ newPost: (inout SeededGenerator) -> Post
  ) -> [Post] {
    (0..<random.int(in: 0...6)).map { _ in newPost(&random) }
  }

  private mutating func changeNothing() {
    posts = before
    moved = []
    reloaded = []
  }

  /// Leaves everything in place where one of some posts would move.
  mutating func protect(_ ids: [Int]) {
    if !moved.isDisjoint(with: ids) { changeNothing() }
  }

  private func paths(_ posts: [[Post]]) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, posts) in posts.enumerated() {
      for (item, post) in posts.enumerated() {
        paths[post.id] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// Tells a collection view of the updates.
  @MainActor
  func tell(_ view: UICollectionView) {
    view.deleteSections(IndexSet(deletedSections))
    view.insertSections(IndexSet(insertedSections))
    view.reloadSections(IndexSet(reloadedSections))
    guard (deletedSections + insertedSections + reloadedSections).isEmpty else { return }
    let (old, new) = (paths(before), paths(posts))
    view.deleteItems(at: old.filter { new[$0.key] == nil }.map { $0.value })
    view.insertItems(at: new.filter { old[$0.key] == nil }.map { $0.value })
    view.reloadItems(at: old.filter { reloaded.contains($0.key) }.map { $0.value })
    for id in moved {
      if let from = old[id], let to = new[id] { view.moveItem(at: from, to: to) }
    }
  }

  var description: String {
    let (old, new) = (paths(before), paths(posts))
    let deleted = old.filter { new[$0.key] == nil }.values.sorted()
    let inserted = new.filter { old[$0.key] == nil }.values.sorted()
    return "sections -\(deletedSections) +\(insertedSections) reloaded \(reloadedSections)"
      + " items -\(deleted) +\(inserted) moved \(moved.sorted()) reloaded \(reloaded.sorted())"
  }
}
#endif
