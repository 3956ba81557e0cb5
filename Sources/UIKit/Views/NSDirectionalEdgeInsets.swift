public import Foundation

/// Distances from the edges of a rectangle, in points, which follow the direction of the language.
///
/// [Apple: NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets)
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the edge that texts begin at.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the edge that texts end at.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No distances.
  public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()
}

extension UIView {
  /// The margins from the left and from the right: those of ``directionalLayoutMargins``.
  public var layoutMargins: UIEdgeInsets {
    get {
      let (margins, isMirrored) = (directionalLayoutMargins, traitCollection.layoutDirection == .rightToLeft)
      return UIEdgeInsets(
        top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
    }
    set {
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left, bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
    }
  }
}
