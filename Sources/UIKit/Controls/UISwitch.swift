public import Foundation

/// A control that is on or off.
///
/// Its element is a `switch` with the value “1” or “0”.
///
/// [Apple: UISwitch](https://developer.apple.com/documentation/uikit/uiswitch)
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The appearance of all switches.
  ///
  /// It changes no element.
  public class func appearance() -> UISwitch { UIDeviceValues.current[default: UISwitch()] }

  /// A Boolean value that indicates whether the switch is on.
  open var isOn: Bool = false {
    didSet { if isOn != oldValue { elementDidChange() } }
  }
  /// The color of the switch while it's on.
  ///
  /// It changes no element.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  ///
  /// It changes no element.
  open var thumbTintColor: UIColor?
  /// The title, which only a Mac shows.
  ///
  /// It changes no element.
  open var title: String?

  /// Turns the switch on or off, without an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// A person has flipped the switch.
  package final func flip() {
    isOn.toggle()
    valueChanged()
  }
}
