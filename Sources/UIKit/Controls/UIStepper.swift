public import Foundation

/// A control that increments and decrements a value.
///
/// Its element is a `stepper` with the buttons “Decrement” and “Increment”.
///
/// [Apple: UIStepper](https://developer.apple.com/documentation/uikit/uistepper)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var number: Double = 0

  /// The value.
  ///
  /// Values outside of the range are changed to its nearest end.
  open var value: Double {
    get { number }
    set {
      number = max(minimumValue, min(newValue, maximumValue))
      elementDidChange()
    }
  }
  /// The least value, by default 0.
  open var minimumValue: Double = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = number
    }
  }
  /// The greatest value, by default 100.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// The difference that a tap makes, by default 1.
  open var stepValue: Double = 1
  /// A Boolean value that indicates whether a step beyond one end leads to the other end.
  open var wraps: Bool = false {
    didSet { if wraps != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether a long touch sends `valueChanged` while it goes on.
  ///
  /// Each tap here sends one event.
  open var isContinuous: Bool = true
  /// A Boolean value that indicates whether a long touch repeats its step, which never happens here.
  open var autorepeat: Bool = true

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// A person has tapped a button.
  package final func step(up: Bool) {
    let next = number + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue { value = minimumValue } else if wraps, next < minimumValue { value = maximumValue } else { value = next }
    valueChanged()
  }
}
