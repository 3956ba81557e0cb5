public import Foundation

/// A bar that shows the progress of a task.
///
/// Its element is a `progressIndicator` with the progress in percent as its value: “50%”.
///
/// [Apple: UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview)
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style for toolbars.
    case bar = 1
  }

  /// Creates a progress bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  private var fraction: Float = 0

  /// The progress, from 0 to 1.
  ///
  /// Other values are changed to the nearest end of the range.
  open var progress: Float {
    get { fraction }
    set {
      fraction = max(0, min(newValue, 1))
      elementDidChange()
    }
  }
  /// The style of the progress bar.
  ///
  /// On the simulated device, the style has no effect.
  open var progressViewStyle: Style = .default
  /// The color of the completed part.
  ///
  /// On the simulated device, the color has no effect.
  open var progressTintColor: UIColor?
  /// The color of the remaining part.
  ///
  /// On the simulated device, the color has no effect.
  open var trackTintColor: UIColor?

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The natural size of the bar, which fills the available width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
