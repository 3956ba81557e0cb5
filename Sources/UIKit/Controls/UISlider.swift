public import Foundation

/// A control that selects a value from a range.
///
/// Its element is a `slider` with its position in percent as the value: “50%”.
///
/// [Apple: UISlider](https://developer.apple.com/documentation/uikit/uislider)
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The appearance of all sliders.
  ///
  /// It changes no element.
  public class func appearance() -> UISlider { UIDeviceValues.current[default: UISlider()] }

  private var position: Float = 0

  /// The value.
  ///
  /// Values outside of the range are changed to its nearest end.
  open var value: Float {
    get { position }
    set {
      position = max(minimumValue, min(newValue, maximumValue))
      elementDidChange()
    }
  }
  /// The value at the leading end, by default 0.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = position
    }
  }
  /// The value at the trailing end, by default 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = position
    }
  }
  /// A Boolean value that indicates whether a drag sends `valueChanged` while it goes on.
  ///
  /// A drag here ends where it goes at once, and sends one event in any case.
  open var isContinuous: Bool = true
  /// The color of the track before the thumb.
  ///
  /// It changes no element.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track behind the thumb.
  ///
  /// It changes no element.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
  ///
  /// It changes no element.
  open var thumbTintColor: UIColor?
  /// The image at the leading end.
  ///
  /// It changes no element.
  open var minimumValueImage: UIImage?
  /// The image at the trailing end.
  ///
  /// It changes no element.
  open var maximumValueImage: UIImage?

  /// Sets the image of the thumb in a state.
  ///
  /// It changes no element.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the value, without an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The size of every slider: as wide as there is room.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

  /// A person has moved the thumb.
  package final func move(to value: Float) {
    sendActions(for: .touchDown)
    self.value = value
    valueChanged()
    sendActions(for: .touchUpInside)
  }
}
