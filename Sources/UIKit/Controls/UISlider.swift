public import Foundation

/// A control for choosing a value from a range.
///
/// Its element is a `slider` with its position in percent as its value: “50%”.
///
/// [Apple: UISlider](https://developer.apple.com/documentation/uikit/uislider)
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Returns the appearance proxy of sliders.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public class func appearance() -> UISlider { UIDeviceValues.current[default: UISlider()] }

  private var position: Float = 0

  /// The current value of the slider.
  ///
  /// A value out of range is changed to the nearest end of the range.
  open var value: Float {
    get { position }
    set {
      position = max(minimumValue, min(newValue, maximumValue))
      elementDidChange()
    }
  }
  /// The minimum value, at the leading end.
  ///
  /// The default is 0.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = position
    }
  }
  /// The maximum value, at the trailing end.
  ///
  /// The default is 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = position
    }
  }
  /// A Boolean value that indicates whether a drag sends `valueChanged` continuously.
  ///
  /// On the simulated device, a drag moves the thumb immediately and sends one event in both cases.
  open var isContinuous: Bool = true
  /// The color of the track before the thumb.
  ///
  /// On the simulated device, the color has no effect.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  ///
  /// On the simulated device, the color has no effect.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
  ///
  /// On the simulated device, the color has no effect.
  open var thumbTintColor: UIColor?
  /// The image at the leading end.
  ///
  /// On the simulated device, the image has no effect.
  open var minimumValueImage: UIImage?
  /// The image at the trailing end.
  ///
  /// On the simulated device, the image has no effect.
  open var maximumValueImage: UIImage?

  /// Sets the thumb image for a state.
  ///
  /// On the simulated device, the thumb image has no effect.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The natural size of the slider, which fills the available width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

  /// Handles a move of the thumb.
  package final func move(to value: Float) {
    sendActions(for: .touchDown)
    self.value = value
    valueChanged()
    sendActions(for: .touchUpInside)
  }
}
