#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// An engine that keeps the layout of a delegate's sections and items up to date.
///
/// Set the `container` and the `delegate`, and read the `geometry`, which is brought up to date
/// when it is read.
///
/// An engine isn't bound to a thread, but must be used from one at a time; the geometries that it
/// returns may be sent to others.
public final class WaterfallLayoutEngine {
  /// The delegate, which provides the sections and items; the reference is weak.
  ///
  /// Setting another delegate reloads everything. Without a delegate the last geometry stays.
  public weak var delegate: (any WaterfallLayoutDelegate)? {
    didSet {
      guard let delegate, delegate !== oldValue else { return }
      hasPlacementDelegate = delegate is any WaterfallPlacementDelegate
      reloadData()
    }
  }

  /// The container of the sections.
  ///
  /// The default has no extent. Setting an equal value does nothing. After a different one, the
  /// next reading of the geometry asks the delegate for the configurations, and for the heights of
  /// exactly those items whose width has changed.
  ///
  /// - Complexity: O(1), and that of the changes when the geometry is read
  public var container: WaterfallContainer {
    didSet {
      if !container.isEquivalent(to: oldValue) { commands.reconfiguresSections = true }
    }
  }

  /// The configuration of the sections of a delegate that doesn't provide any.
  ///
  /// Setting an equal value does nothing.
  ///
  /// - Complexity: O(1), and that of the changes when the geometry is read
  public var defaultSection: WaterfallSection {
    didSet {
      if !defaultSection.isEquivalent(to: oldValue) { commands.reconfiguresSections = true }
    }
  }

  /// A function that is called with each diagnostic after the pass that found it.
  ///
  /// It is called with at most 100 of a pass, and then with one that counts the rest. The default,
  /// `nil`, prints the first of each subject to standard error.
  ///
  /// The handler may use and change the engine. Diagnostics that it causes itself are reported
  /// after those of the pass.
  public var diagnosticHandler: ((WaterfallDiagnostic) -> Void)?

  /// Whether the delegate is asked for placements, looked up once since the cast is slow.
  private(set) var hasPlacementDelegate = false
  /// The last finished geometry and the changes to it since.
  var state: LayoutState
  /// The commands that haven't been carried out yet.
  var commands = LayoutCommands()
  /// Whether the delegate is being asked.
  var isAsking = false
  /// The diagnostics that haven't been reported yet.
  var outbox = DiagnosticOutbox()

  /// Makes an engine without a delegate.
  ///
  /// - Parameters:
  ///   - container: The container of the sections. The default has no extent.
  ///   - defaultSection: The configuration of the sections of a delegate that doesn't provide any.
  ///     The default is two columns without a header or a footer.
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

  /// The layout as it was brought up to date last, which asks the delegate nothing.
  ///
  /// It is what is on screen: read it where the data have changed already and the batch of updates
  /// is still to come, so that items aren't asked for at the paths that others had before.
  ///
  /// - Complexity: O(1)
  public var preparedGeometry: WaterfallGeometry { state.geometry }

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
    // A handler may change the layout, which may cause more diagnostics.
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
  /// Measured heights and kept columns are discarded.
  ///
  /// - Complexity: O(1), and that of a first layout when the geometry is read
  public func reloadData() {
    commands.reloadsData = true
  }

  /// Asks the delegate for the configuration of a section when the geometry is read next.
  ///
  /// Heights are asked only of items whose width has changed by it. The measured heights of the
  /// header and the footer are discarded.
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
  /// An item keeps its measured height if its width doesn't change, and its kept columns if its
  /// placement doesn't.
  ///
  /// - Complexity: O(1), and that of a first layout when the geometry is read
  public func invalidateHeights() {
    commands.invalidatesHeights = true
  }
}
