public import Foundation

/// A control that increments and decrements a value.
///
/// Its element is a `stepper` with the buttons “Decrement” and “Increment”.
///
/// [Apple: UIStepper](https://developer.apple.com/documentation/uikit/uistepper)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var number: Double = 0

  /// The current value of the stepper.
  ///
  /// A value out of range is changed to the nearest end of the range.
  open var value: Double {
    get { number }
    set {
      number = max(minimumValue, min(newValue, maximumValue))
      elementDidChange()
    }
  }
  /// The minimum value.
  ///
  /// The default is 0.
  open var minimumValue: Double = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = number
    }
  }
  /// The maximum value.
  ///
  /// The default is 100.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// The amount of each step.
  ///
  /// The default is 1.
  open var stepValue: Double = 1
  /// A Boolean value that indicates whether a step beyond one end continues at the other end.
  open var wraps: Bool = false {
    didSet { if wraps != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether a long press sends `valueChanged` continuously.
  ///
  /// On the simulated device, each tap sends one event.
  open var isContinuous: Bool = true
  /// A Boolean value that indicates whether a long press repeats the step.
  ///
  /// On the simulated device, the value has no effect.
  open var autorepeat: Bool = true

  /// The natural size of a stepper.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// Handles a tap on a button.
  package final func step(up: Bool) {
    let next = number + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue { value = minimumValue } else if wraps, next < minimumValue { value = maximumValue } else { value = next }
    valueChanged()
  }
}
