/// Where a cell comes to lie in its table or collection view when it is scrolled to.
public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
  /// At the top, or on the left where the content scrolls horizontally.
  case start
  /// In the middle.
  case middle
  /// At the bottom, or on the right where the content scrolls horizontally.
  case end
  /// Where the least distance brings it; a cell that is in view already stays where it is.
  case nearest

  /// The part of the cell and of the view around it that come to lie on one another; `nil` for the least distance.
  var share: CGFloat? {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    case .nearest: nil
    }
  }
}
