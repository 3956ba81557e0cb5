public import Foundation

/// A spinning indicator of a task in progress.
///
/// Its element is an `activityIndicator` with the label “In progress”, or “Progress halted” if it's visible but not animating.
///
/// [Apple: UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview)
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style of an activity indicator.
  public enum Style: Int, Sendable {
    /// The default size.
    case medium = 100
    /// The large size.
    case large = 101
  }

  /// The style of the indicator.
  open var style: Style = .medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of the indicator.
  ///
  /// On the simulated device, the color has no effect.
  open var color: UIColor! = .systemGray
  /// A Boolean value that indicates whether the indicator is hidden when it isn't animating.
  open var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// A Boolean value that indicates whether the indicator is animating.
  open private(set) var isAnimating: Bool = false {
    didSet { if isAnimating != oldValue { elementDidChange() } }
  }

  /// Creates a stopped indicator with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a stopped indicator with a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Returns `nil`, because view archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Starts the animation of the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation of the indicator.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The natural size of the indicator.
  open override var intrinsicContentSize: CGSize { style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}
