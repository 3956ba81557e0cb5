internal import HeadlessDevice
import ScreenModel

// Notifies the observer of text that's typed into a secure field before the text is recorded, so the observer can redact it.
extension InteractionPreflight {
  /// The placeholder for secret text.
  private static let bullets: String = "••••••••"

  /// Returns the text to record: the quoted text, or bullets for a secure field.
  ///
  /// The observer is notified of the secret.
  static func recordable(_ text: String, typedInto chain: ElementLocator) -> String {
    // Text that no element receives isn't typed. It may be secret, because it may be meant for a secure field.
    guard let field = secureField(chain) else { return hasReceiver(chain) ? text.quoted : bullets }
    InteractionFailure.currentHandler?.observer?.willType(text, intoSecureField: field)
    return bullets
  }

  /// Returns whether the element exists and an element has the keyboard focus.
  private static func hasReceiver(_ chain: ElementLocator) -> Bool {
    guard let device = Device.current, let focused = device.focusedElement else { return false }
    return device.tree.contains(focused) && chain.element(on: device) != nil
  }

  /// Notifies the observer of a software keyboard key that types into a secure field.
  static func conceal(keyTapped key: ElementID, on device: Device) {
    guard device.tree.type(of: key) == .key, let focused = device.focusedElement, isSecure(focused, on: device) else { return }
    let label = device.tree.label(of: key)
    let typed = label == "space" ? " " : label == "delete" ? XCUIKeyboardKey.delete.rawValue : label
    guard typed.count == 1 else { return }
    InteractionFailure.currentHandler?.observer?.willType(typed, intoSecureField: "\(focused)")
  }

  /// Notifies the observer of a secure field's text after keys that move the caret.
  ///
  /// After these keys, the text differs from the typed characters.
  static func conceal(edited typed: String, in chain: ElementLocator) {
    guard typed.unicodeScalars.contains(where: { ("\u{F700}"..."\u{F8FF}").contains($0) }), let device = Device.current, let field = secureField(chain),
      let text = device.focusedText
    else { return }
    InteractionFailure.currentHandler?.observer?.willType(text, intoSecureField: "\(field), as edited")
  }

  /// Returns a unique name of the secure field that receives typed text, or `nil` if none does.
  private static func secureField(_ chain: ElementLocator) -> String? {
    if let device = Device.current {
      for case let element? in [device.focusedElement, chain.element(on: device)] where isSecure(element, on: device) { return "\(element)" }
    }
    return chain.filter.type == .secureTextField ? "a field that is not there" : nil
  }

  /// Returns whether an element on the screen is a secure field.
  static func isSecure(_ element: ElementID, on device: Device) -> Bool {
    device.tree.contains(element) && device.tree.type(of: element) == .secureTextField
  }
}
