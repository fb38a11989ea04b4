import Foundation
import WaterfallLayout

/// Makes a rect, in fewer letters, for lists of expected frames.
public func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes a path, in fewer letters, for lists of updates and of what was asked.
public func path(_ item: Int, section: Int = 0) -> ItemPath {
  ItemPath(section: section, item: item)
}
