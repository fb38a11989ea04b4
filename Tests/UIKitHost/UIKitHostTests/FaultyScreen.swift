import UIKit

/// A list of four rows with a layout that can do one thing wrong.
@MainActor
final class FaultyScreen {
  let layout = FaultyLayout()
  let source = CountedSource([4])
  let view: UICollectionView

  init() {
    view = UICollectionView(layout, source: source)
    view.layoutIfNeeded()
  }

  var violations: [LayoutViolation.Kind] { view.contract.violations.map { $0.kind } }

  func insertFirstItem() {
    view.performBatchUpdates { [source, view] in
      source.counts[0] += 1
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  /// Does something wrong, and lets the layout be asked again.
  func inject(_ kind: LayoutViolation.Kind) {
    switch kind {
    case .attributesChanged:
      layout.alter = { attributes in
        attributes.frame.origin.x += 5
        return attributes
      }
      view.contentOffset.y = 1
    case .contentSizeChanged:
      layout.alterSize = { CGSize(width: $0.width, height: $0.height + 1) }
      view.contentOffset.y = 1
    case .elementUnknown, .attributesMissing, .elementMissing, .elementRepeated, .attributesDiffer,
      .elementMistaken:
      injectIntoElements(kind)
      layout.invalidateLayout()
    case .countsMismatched, .offsetAdjustedInBatch, .reloadPending, .contentTooWide:
      injectIntoBatch(kind)
    case .endlessLoop:
      layout.whenPrepared = { [layout] in layout.invalidateLayout() }
      layout.invalidateLayout()
    case .viewMissing:
      source.counts = [5]
      view.register(nil, forCellWithReuseIdentifier: "cell")
      view.reloadData()
    }
    view.layoutIfNeeded()
  }

  private func injectIntoBatch(_ kind: LayoutViolation.Kind) {
    switch kind {
    case .countsMismatched:
      view.performBatchUpdates { [view] in view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    case .offsetAdjustedInBatch:
      layout.whenUpdated = { [layout] in
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 1
        layout.invalidateLayout(with: context)
      }
      insertFirstItem()
    case .reloadPending:
      view.reloadData()
      insertFirstItem()
    default:
      layout.alterSize = { CGSize(width: 320, height: max(480, $0.height)) }
      layout.invalidateLayout()
      insertFirstItem()
    }
  }

  private func injectIntoElements(_ kind: LayoutViolation.Kind) {
    let layout = self.layout
    switch kind {
    case .elementUnknown: layout.alterElements = { $0 + [layout.row(9)] }
    case .attributesMissing:
      layout.alterElements = { elements in
        layout.alter = { _ in nil }
        return elements
      }
    case .elementMissing: layout.alterElements = { Array($0.dropLast()) }
    case .elementRepeated: layout.alterElements = { $0 + $0.prefix(1) }
    case .attributesDiffer:
      layout.alterElements = { elements in
        for element in elements { element.alpha = 0.5 }
        return elements
      }
    default:
      layout.alterElements = { elements in
        layout.alter = { _ in layout.row(0) }
        return elements
      }
    }
  }
}
