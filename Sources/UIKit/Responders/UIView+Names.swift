extension UIView {
  /// The value that indicates that there's no intrinsic size.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Applies changes immediately and then calls the completion.
  ///
  /// UIKit views aren't animated on the simulated device.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    animations()
    completion?(true)
  }

  /// The way that content fills a view.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to fill.
    case scaleToFill = 0
    /// The content is scaled to fit, keeping its aspect ratio.
    case scaleAspectFit = 1
    /// The content is scaled to fill, keeping its aspect ratio.
    case scaleAspectFill = 2
    /// The content is redrawn.
    case redraw = 3
    /// The content is centered.
    case center = 4
    /// The content is at the top.
    case top = 5
    /// The content is at the bottom.
    case bottom = 6
    /// The content is on the left.
    case left = 7
    /// The content is on the right.
    case right = 8
  }

  /// The way that a view resizes with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of resizing behaviors from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width is flexible.
    public static let flexibleWidth: AutoresizingMask = AutoresizingMask(rawValue: 2)
    /// The height is flexible.
    public static let flexibleHeight: AutoresizingMask = AutoresizingMask(rawValue: 16)
  }
}
