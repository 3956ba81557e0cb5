public import UIKit

/// A type of the software keyboard.
public typealias KeyboardType = UIKeyboardType

private struct KeyboardTypeKey: EnvironmentKey {
  static let defaultValue = KeyboardType.default
}

extension EnvironmentValues {
  var keyboardType: KeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}
