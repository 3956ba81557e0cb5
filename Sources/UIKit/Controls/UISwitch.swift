public import Foundation

/// A control that is either on or off.
///
/// Its element is a `switch` with the value “1” or “0”.
///
/// [Apple: UISwitch](https://developer.apple.com/documentation/uikit/uiswitch)
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Returns the appearance proxy of switches.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public class func appearance() -> UISwitch { UIDeviceValues.current[default: UISwitch()] }

  /// A Boolean value that indicates whether the switch is on.
  open var isOn: Bool = false {
    didSet { if isOn != oldValue { elementDidChange() } }
  }
  /// The color of the switch when it's on.
  ///
  /// On the simulated device, the color has no effect.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  ///
  /// On the simulated device, the color has no effect.
  open var thumbTintColor: UIColor?
  /// The title, which is displayed only on a Mac.
  ///
  /// On the simulated device, the title has no effect.
  open var title: String?

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The natural size of a switch.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// Handles a tap that toggles the switch.
  package final func flip() {
    isOn.toggle()
    valueChanged()
  }
}
