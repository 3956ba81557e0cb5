/// The position of a cell in its table or collection view after scrolling to it.
public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
  /// The cell is at the top, or on the left if the content scrolls horizontally.
  case start
  /// The cell is in the middle.
  case middle
  /// The cell is at the bottom, or on the right if the content scrolls horizontally.
  case end
  /// The cell moves by the shortest distance. A cell that's in view stays where it is.
  case nearest

  /// The fraction of the cell's and the view's length where the two are aligned, or `nil` for the shortest distance.
  var share: CGFloat? {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    case .nearest: nil
    }
  }
}
