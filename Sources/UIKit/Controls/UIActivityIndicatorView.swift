public import Foundation

/// An indicator that spins during a task.
///
/// Its element is an `activityIndicator`: “In progress”, or “Progress halted” if it stands still and isn't hidden.
///
/// [Apple: UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview)
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A large indicator.
    case large = 101
  }

  /// The size.
  open var style: Style = .medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color.
  ///
  /// It changes no element.
  open var color: UIColor! = .systemGray
  /// A Boolean value that indicates whether the indicator is hidden while it stands still.
  open var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// A Boolean value that indicates whether the indicator spins.
  open private(set) var isAnimating: Bool = false {
    didSet { if isAnimating != oldValue { elementDidChange() } }
  }

  /// Creates an indicator without a size, which stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates an indicator that stands still.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Creates nothing: archives of views aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets the indicator spin.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the indicator.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the indicator.
  open override var intrinsicContentSize: CGSize { style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}
