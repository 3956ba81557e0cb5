public import Foundation

extension UIView {
  /// The origin of the view's bounds in the outermost ancestor.
  ///
  /// Transforms are ignored.
  private var offset: CGPoint {
    var result = CGPoint.zero
    var next: UIView? = self
    while let view = next {
      let (frame, bounds) = (view.frame, view.bounds)
      result = CGPoint(x: result.x + frame.minX - bounds.minX, y: result.y + frame.minY - bounds.minY)
      next = view.superview
    }
    return result
  }

  /// Converts a point to another view's coordinates, or to the outermost ancestor's if it's `nil`.
  ///
  /// Transforms are ignored.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (offset, view?.offset ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from another view's coordinates, or from the outermost ancestor's if it's `nil`.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (offset, view?.offset ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle to another view's coordinates, or the outermost ancestor's if it's `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }

  /// Converts a rectangle from another view's coordinates, or the outermost ancestor's if it's `nil`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }

  /// Returns whether the view is a descendant of another view or the view itself.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The smallest possible size, for ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingCompressedSize: CGSize = .zero
  /// The largest possible size, for ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingExpandedSize: CGSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the optimal size: the intrinsic size or, without one, the target size.
  ///
  /// Constraints are ignored.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width < 0 ? targetSize.width : own.width, height: own.height < 0 ? targetSize.height : own.height)
  }

  /// Returns the optimal size: the target size on axes that require it, or the intrinsic size.
  ///
  /// Constraints are ignored.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width, height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

  /// The layout margins, with left and right from ``directionalLayoutMargins``.
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
