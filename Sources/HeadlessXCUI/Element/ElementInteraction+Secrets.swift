internal import HeadlessDevice
import ScreenModel

// What is typed into a secure field is told to the test side before anything is written about it.
extension ElementInteraction {
  /// What stands for a secret.
  private static let bullets: String = "••••••••"

  /// The text as it may be written: bullets for one that goes into a secure field, which the test side is told of.
  static func recordable(_ text: String, typedInto chain: QueryChain) -> String {
    guard let field = secureField(chain) else { return text.quoted }
    InteractionFailure.currentHandler?.observer?.willType(text, intoSecureField: field)
    return bullets
  }

  /// Tells the test side of a key of the software keyboard that types into a secure field.
  static func conceal(keyTapped key: ElementID, on device: Device) {
    guard device.tree.type(of: key) == .key, let focused = device.focusedElement, isSecure(focused, on: device) else { return }
    let label = device.tree.label(of: key)
    let typed = label == "space" ? " " : label == "delete" ? XCUIKeyboardKey.delete.rawValue : label
    guard typed.count == 1 else { return }
    InteractionFailure.currentHandler?.observer?.willType(typed, intoSecureField: "\(focused)")
  }

  /// Tells the test side what a secure field holds after keys that move the caret: it is no longer what was typed, in order.
  static func conceal(edited typed: String, in chain: QueryChain) {
    guard typed.unicodeScalars.contains(where: { ("\u{F700}"..."\u{F8FF}").contains($0) }), let device = Device.current, let field = secureField(chain),
      let text = device.focusedText
    else { return }
    InteractionFailure.currentHandler?.observer?.willType(text, intoSecureField: "\(field), as edited")
  }

  /// A name that tells the secure field that text typed into the chain goes to from others; `nil` where it goes into no secure field.
  private static func secureField(_ chain: QueryChain) -> String? {
    if let device = Device.current {
      for case let element? in [device.focusedElement, chain.element(on: device)] where isSecure(element, on: device) { return "\(element)" }
    }
    return chain.filter.type == .secureTextField ? "a field that is not there" : nil
  }

  private static func isSecure(_ element: ElementID, on device: Device) -> Bool {
    device.tree.contains(element) && device.tree.type(of: element) == .secureTextField
  }
}
