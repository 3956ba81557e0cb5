public import Foundation

/// A bar that shows the progress of a task.
///
/// Its element is a `progressIndicator` with the progress in percent as the value: “50%”.
///
/// [Apple: UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview)
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of a bar.
  public enum Style: Int, Sendable {
    /// The styles.
    case `default` = 0, bar = 1
  }

  /// Creates a bar in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  private var fraction: Float = 0

  /// The progress, from 0 to 1.
  ///
  /// Other values are changed to the nearest of the two.
  open var progress: Float {
    get { fraction }
    set {
      fraction = max(0, min(newValue, 1))
      elementDidChange()
    }
  }
  /// The style.
  ///
  /// It changes no element.
  open var progressViewStyle: Style = .default
  /// The color of the part that's done.
  ///
  /// It changes no element.
  open var progressTintColor: UIColor?
  /// The color of the part that isn't done.
  ///
  /// It changes no element.
  open var trackTintColor: UIColor?

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The size of every bar: as wide as there is room.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
