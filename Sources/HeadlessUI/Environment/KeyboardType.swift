public import UIKit

/// The type of a software keyboard.
public typealias KeyboardType = UIKeyboardType

extension EnvironmentValues {
  @Entry var keyboardType = KeyboardType.default
}
