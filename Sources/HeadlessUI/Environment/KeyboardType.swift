public import UIKit

/// The type of the software keyboard.
public typealias KeyboardType = UIKeyboardType

extension EnvironmentValues {
  @Entry var keyboardType = KeyboardType.default
}
