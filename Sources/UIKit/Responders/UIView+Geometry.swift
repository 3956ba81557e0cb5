public import Foundation

extension UIView {
  /// The origin of the view's bounds in the outermost view around it; transforms have no effect.
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

  /// Returns a point in another view's coordinates; `nil` stands for the outermost view around this one.
  ///
  /// Transforms have no effect.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (offset, view?.offset ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a point of another view's coordinates in this view's; `nil` stands for the outermost view around this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (offset, view?.offset ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Returns a rectangle in another view's coordinates; `nil` stands for the outermost view around this one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }

  /// Returns a rectangle of another view's coordinates in this view's; `nil` stands for the outermost view around this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }

  /// Returns whether the view is another one or in it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The smallest size, for ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingCompressedSize: CGSize = .zero
  /// The largest size, for ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingExpandedSize: CGSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size that fits best: the intrinsic size, and the target where there is none; constraints have no effect.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width < 0 ? targetSize.width : own.width, height: own.height < 0 ? targetSize.height : own.height)
  }

  /// Returns the size that fits best: the target in an axis in which it is required, and else the intrinsic size; constraints have no effect.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width, height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

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
