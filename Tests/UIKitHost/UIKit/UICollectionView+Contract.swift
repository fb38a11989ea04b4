// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UICollectionView {
  /// Asks the layout for the elements in a rect, and checks the answer.
  func askElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let answer = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    var seen: Set<Element> = []
    let elements = answer.filter { attributes in
      guard exists(attributes.element) else {
        contract.report(.elementUnknown, "\(attributes.element)")
        return false
      }
      guard seen.insert(attributes.element).inserted else {
        contract.report(.elementRepeated, "\(attributes.element)")
        return false
      }
      checkUnchanged(attributes)
      return true
    }
    if contract.asksEachElement {
      for attributes in elements { checkSameByItself(attributes) }
      checkComplete(seen, in: rect)
    }
    return elements
  }

  private func checkUnchanged(_ attributes: UICollectionViewLayoutAttributes) {
    if let known = knownAttributes[attributes.element], !known.looks(like: attributes) {
      contract.report(
        .attributesChanged,
        "\(attributes.element) from \(known.frame) to \(attributes.frame)"
      )
    }
    knownAttributes[attributes.element] = attributes.copy() as? UICollectionViewLayoutAttributes
  }

  private func checkSameByItself(_ attributes: UICollectionViewLayoutAttributes) {
    guard let alone = ask(attributes.element) else {
      contract.report(.attributesMissing, "\(attributes.element)")
      return
    }
    if alone.element == attributes.element, !alone.looks(like: attributes) {
      contract.report(
        .attributesDiffer,
        "\(attributes.element): \(attributes.frame) in a rect, \(alone.frame) by itself"
      )
    }
  }

  /// Checks that no item in a rect was left out.
  private func checkComplete(_ seen: Set<Element>, in rect: CGRect) {
    for (section, count) in shownCounts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let element = Element(category: .cell, kind: nil, indexPath: path)
        guard !seen.contains(element), let attributes = ask(element) else { continue }
        let common = attributes.frame.intersection(rect)
        if !common.isNull, common.width > 0.01, common.height > 0.01 {
          contract.report(.elementMissing, "\(element) in \(rect)")
        }
      }
    }
  }

  /// Returns what the layout says of one element, checked.
  func attributes(of element: Element) -> UICollectionViewLayoutAttributes? {
    let attributes = ask(element)
    if let attributes, attributes.element == element {
      if exists(element) {
        checkUnchanged(attributes)
      } else {
        contract.report(.elementUnknown, "\(element)")
      }
    }
    return attributes
  }

  private func ask(_ element: Element) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let kind = element.kind ?? ""
    let attributes =
      switch element.category {
      case .cell: layout.layoutAttributesForItem(at: element.indexPath)
      case .supplementaryView:
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
      case .decorationView:
        layout.layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
      }
    if let attributes, attributes.element != element {
      contract.report(.elementMistaken, "\(attributes.element) for \(element)")
    }
    return attributes
  }
}
