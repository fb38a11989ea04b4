#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Keeps the layout of a delegate's sections and items up to date.
///
/// Tell it what to lay out in by `container`, who knows the items by `delegate`, and ask
/// `geometry`: it is brought up to date when it is read, so that an answer is never stale.
///
/// An engine isn't bound to a thread, but must be used from one at a time; the geometries it gives
/// away may go anywhere.
public final class WaterfallLayoutEngine {
  /// How often in a row a delegate may change the layout while it is asked about it.
  private static let passLimit = 8

  /// Who knows the items; held weakly.
  ///
  /// Setting another delegate reloads everything. Without a delegate the last geometry stays.
  public weak var delegate: (any WaterfallLayoutDelegate)? {
    didSet {
      guard let delegate, delegate !== oldValue else { return }
      hasPlacementDelegate = delegate is any WaterfallPlacementDelegate
      reloadData()
    }
  }

  /// What the sections are laid out in, without extent at first.
  ///
  /// Setting an equal value does nothing. Another one has the configurations asked when the
  /// geometry is read next, and the heights of exactly those items whose width it changes.
  public var container: WaterfallContainer {
    didSet {
      if !container.isEquivalent(to: oldValue) { invalidation.needsConfigurations = true }
    }
  }

  /// The configuration of sections of a delegate that doesn't give one.
  ///
  /// Setting an equal value does nothing.
  public var defaultSection: WaterfallSection {
    didSet {
      if !defaultSection.isEquivalent(to: oldValue) { invalidation.needsConfigurations = true }
    }
  }

  /// Takes the diagnostics of a pass when it is over.
  ///
  /// It gets at most 100 of a pass, and then one that counts the rest. The default, `nil`, prints
  /// the first of each subject to standard error.
  ///
  /// The handler may use the engine, and change what is being read. What it gives cause for itself
  /// is handed over after that.
  public var diagnosticHandler: ((WaterfallDiagnostic) -> Void)?

  /// Whether the delegate is asked for placements; looked up once, since that takes long.
  private var hasPlacementDelegate = false
  /// The last finished geometry; its places may wait for `invalidation`.
  var current: WaterfallGeometry
  /// What isn't up to date in `current`.
  var invalidation = Invalidation()
  /// Whether the delegate is being asked.
  private(set) var isAsking = false
  /// Whether the handler is being called.
  private var isHandingOver = false
  /// What was found wrong since diagnostics were last handed over.
  var log = DiagnosticLog()
  /// What was printed already.
  private var printedSubjects: Set<WaterfallDiagnostic.Subject> = []
  /// Measured heights that came while the delegate was being asked.
  var deferredMeasurements: [DeferredMeasurement] = []
  /// The path maps of the last batches, for anchors made before them.
  var history = UpdateHistory()

  /// Makes an engine without a delegate.
  ///
  /// - Parameters:
  ///   - container: What the sections are laid out in. The default has no extent.
  ///   - defaultSection: The configuration of sections of a delegate that doesn't give one.
  public init(
    container: WaterfallContainer = WaterfallContainer(width: 0),
    defaultSection: WaterfallSection = WaterfallSection()
  ) {
    self.container = container
    self.defaultSection = defaultSection
    current = GeometryBuilder(container).geometry()
  }

  /// Where everything is, up to date.
  ///
  /// - Complexity: O(1) where nothing has changed since it was read last.
  public var geometry: WaterfallGeometry {
    prepare()
    return current
  }

  /// Brings the geometry up to date now rather than when it is read.
  ///
  /// - Complexity: O(1) where nothing has changed; else that of the changes, and that of a first
  ///   layout after a reload.
  public func prepare() {
    guard !isAsking else {
      log.record(.reentrancy("reads the geometry", gets: "the last finished one"))
      return
    }
    askDelegate()
    placeChanges()
    // A handler may change the layout, and so give cause for more diagnostics.
    var rounds = 0
    while log.count > 0, !isHandingOver, rounds < Self.passLimit {
      rounds += 1
      let isSettled = !invalidation.needsDelegate
      handOverDiagnostics()
      if isSettled { askDelegate() }
      placeChanges()
    }
  }

  /// Has everything asked anew when the geometry is read next.
  ///
  /// Measured heights and kept columns are given up.
  public func reloadData() {
    invalidation.needsReload = true
  }

  /// Has the configuration of a section asked anew when the geometry is read next.
  ///
  /// Heights are asked only of items whose width that changes. The measured heights of the header
  /// and the footer are given up.
  ///
  /// - Parameter section: The index of the section. One that doesn't exist is ignored and reported.
  public func reloadConfiguration(ofSection section: Int) {
    invalidation.sections.insert(section)
  }
}

// MARK: - Passes

extension WaterfallLayoutEngine {
  /// Asks the delegate for what isn't known, until nothing is left to ask.
  func askDelegate() {
    defer { takeDeferredMeasurements() }
    var passes = 0
    while invalidation.needsDelegate, let delegate {
      guard passes < Self.passLimit else {
        log.record(.reentrancy("changes the layout whenever it is asked", gets: "\(passes) passes"))
        return
      }
      passes += 1
      placeChanges()
      let pending = invalidation
      invalidation = Invalidation(needsReload: false)
      ask(delegate) { reader, log in
        pending.needsReload
          ? reload(from: reader, log: &log) : reconfigure(pending, from: reader, log: &log)
      }
    }
  }

  /// Runs something that asks the delegate; meanwhile the engine keeps its last finished geometry.
  func ask<Result>(
    _ delegate: any WaterfallLayoutDelegate,
    _ body: (DelegateReader, inout DiagnosticLog) -> Result
  ) -> Result {
    var found = DiagnosticLog()
    isAsking = true
    let reader = DelegateReader(delegate, hasPlacements: hasPlacementDelegate, engine: self)
    let result = body(reader, &found)
    isAsking = false
    log.append(found)
    return result
  }

  /// Hands what was found wrong to the handler, unless that is what is being done.
  func handOverDiagnostics() {
    guard log.count > 0, !isHandingOver else { return }
    isHandingOver = true
    defer { isHandingOver = false }
    let found = log
    log = DiagnosticLog()
    found.report(to: diagnosticHandler ?? printOnce)
  }

  private func printOnce(_ diagnostic: WaterfallDiagnostic) {
    if printedSubjects.insert(diagnostic.subject).inserted {
      StandardError.print("WaterfallLayout: \(diagnostic.message)")
    }
  }
}

extension WaterfallDiagnostic {
  static func reentrancy(_ action: String, gets result: String) -> WaterfallDiagnostic {
    WaterfallDiagnostic(
      .reentrancy,
      message: "the delegate \(action) while it is being asked; it gets \(result)"
    )
  }
}
