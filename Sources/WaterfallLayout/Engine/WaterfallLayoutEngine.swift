#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// An engine that keeps the layout of a delegate's sections and items up to date.
///
/// Set what to lay out in as its `container` and what knows the items as its `delegate`, and ask its
/// `geometry`: that is brought up to date when it is read, so that an answer is never stale.
///
/// An engine isn't bound to a thread, but must be used from one at a time; the geometries that it
/// returns may go anywhere.
public final class WaterfallLayoutEngine {
  /// The sections and items; held weakly.
  ///
  /// Setting another delegate reloads everything. Without a delegate the last geometry stays.
  public weak var delegate: (any WaterfallLayoutDelegate)? {
    didSet {
      guard let delegate, delegate !== oldValue else { return }
      hasPlacementDelegate = delegate is any WaterfallPlacementDelegate
      reloadData()
    }
  }

  /// The container of the sections, without extent at first.
  ///
  /// Setting an equal value does nothing. After another one, the next reading of the geometry asks
  /// the delegate for the configurations, and for the heights of exactly those items whose width has
  /// changed.
  ///
  /// - Complexity: O(1), and that of the changes when the geometry is read
  public var container: WaterfallContainer {
    didSet {
      if !container.isEquivalent(to: oldValue) { commands.reconfiguresSections = true }
    }
  }

  /// The configuration of sections of a delegate that doesn't give one.
  ///
  /// Setting an equal value does nothing.
  ///
  /// - Complexity: O(1), and that of the changes when the geometry is read
  public var defaultSection: WaterfallSection {
    didSet {
      if !defaultSection.isEquivalent(to: oldValue) { commands.reconfiguresSections = true }
    }
  }

  /// Called with the diagnostics of a pass when it is over.
  ///
  /// It gets at most 100 of a pass, and then one that counts the rest. The default, `nil`, prints
  /// the first of each subject to standard error.
  ///
  /// The handler may use the engine, and change what is being read. The diagnostics that it causes
  /// itself come after those that it is being called with.
  public var diagnosticHandler: ((WaterfallDiagnostic) -> Void)?

  /// Whether the delegate is asked for placements; looked up once, since that takes long.
  private(set) var hasPlacementDelegate = false
  /// The last finished geometry, and what has changed since.
  var state: LayoutState
  /// What the engine was told to do and hasn't done yet.
  var commands = LayoutCommands()
  /// Whether the delegate is being asked.
  var isAsking = false
  /// What is to be reported.
  var outbox = DiagnosticOutbox()

  /// Makes an engine without a delegate.
  ///
  /// - Parameters:
  ///   - container: The container of the sections. The default has no extent.
  ///   - defaultSection: The configuration of sections of a delegate that doesn't give one.
  /// - Complexity: O(1)
  public init(
    container: WaterfallContainer = WaterfallContainer(width: 0),
    defaultSection: WaterfallSection = WaterfallSection()
  ) {
    self.container = container
    self.defaultSection = defaultSection
    state = LayoutState(container)
    commands.reloadsData = true
  }

  /// The layout, up to date.
  ///
  /// - Complexity: O(1) where nothing has changed since it was read last; else as `prepare()`.
  public var geometry: WaterfallGeometry {
    prepare()
    return state.geometry
  }

  /// Brings the geometry up to date now rather than when it is read.
  ///
  /// - Complexity: O(1) where nothing has changed; else that of the changes, and that of a first
  ///   layout after a reload.
  public func prepare() {
    guard !isAsking else {
      outbox.log.record(.reentrantReading)
      return
    }
    settle()
    // A handler may change the layout, and so give cause for more diagnostics.
    var rounds = 0
    while outbox.hasDiagnostics, rounds < Self.passLimit {
      rounds += 1
      let isSettled = !commands.needsDelegate
      reportDiagnostics()
      if isSettled { settle() } else { state.settle() }
    }
  }

  /// Asks the delegate for everything when the geometry is read next.
  ///
  /// Measured heights and kept columns are given up.
  ///
  /// - Complexity: O(1), and that of a first layout when the geometry is read
  public func reloadData() {
    commands.reloadsData = true
  }

  /// Asks the delegate for the configuration of a section when the geometry is read next.
  ///
  /// Heights are asked only of items whose width has changed by it. The measured heights of the
  /// header and the footer are given up.
  ///
  /// - Parameter section: The index of the section. One that doesn't exist is ignored and reported.
  /// - Complexity: O(1), and when the geometry is read O(n + S) for n items in the section, among S
  ///   sections
  public func reloadConfiguration(ofSection section: Int) {
    let count = state.geometry.numberOfSections
    guard commands.reloadsData || isAsking || (0..<count).contains(section) else {
      outbox.log.record(.unknownSection(section, count: count))
      return
    }
    commands.reconfigure(section: section)
  }

  /// Asks the delegate for the placements and heights of all items when the geometry is read next.
  ///
  /// Measured heights stay as long as the width of their item does, and so do kept columns as long
  /// as their item wants the same ones.
  ///
  /// - Complexity: O(1), and that of a first layout when the geometry is read
  public func invalidateHeights() {
    commands.invalidatesHeights = true
  }
}
