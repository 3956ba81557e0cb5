extension UIView {
  /// No measure of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Runs a change at once, and then what comes after it: views of UIKit's do not move here.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    animations()
    completion?(true)
  }

  /// How the content fills a view.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill = 0
    /// It is scaled until it fits.
    case scaleAspectFit = 1
    /// It is scaled until it fills.
    case scaleAspectFill = 2
    /// It is drawn anew.
    case redraw = 3
    /// It is in the middle.
    case center = 4
    /// It is at the top.
    case top = 5
    /// It is at the bottom.
    case bottom = 6
    /// It is at the left.
    case left = 7
    /// It is at the right.
    case right = 8
  }

  /// How a view changes its size with the view around it.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width changes.
    public static let flexibleWidth: AutoresizingMask = AutoresizingMask(rawValue: 2)
    /// The height changes.
    public static let flexibleHeight: AutoresizingMask = AutoresizingMask(rawValue: 16)
  }
}
