internal import HeadlessDevice
import ScreenModel

extension XCUIElement {
  /// Types text, character by character, into the element that has the keyboard's focus.
  ///
  /// The focused element must be this one or inside it. Without focus the test fails and says what has it: tap the field first.
  /// `XCUIKeyboardKey.delete.rawValue` deletes backwards, a line feed is the return key.
  public func typeText(_ text: String) {
    if InteractionFailure.isStopped { return }
    let isSecret = isSecureField
    if isSecret { InteractionFailure.currentHandler?.observer?.willTypeSecret(text) }
    ElementInteraction.record("type", "type \(isSecret ? Self.concealed : text.quoted) into \(chain.name)", on: chain)
    let attempt = InteractionFailure.Attempt.act("type into \(chain.name)")
    guard let (device, element) = ElementInteraction.existing(chain, attempt) else { return }
    if case .appNotInFront(let other) = Reachability(of: element, chain: chain, on: device) {
      let app = device.applicationName(of: element, chain: chain)
      ElementInteraction.fail(attempt, .appNotInFront(app: app, inFront: other.map { "\(device.elementName(ofApp: $0))" }), chain: chain)
      return
    }
    if !device.tree.isEnabledWithAncestors(element) {
      ElementInteraction.fail(attempt, .disabled, chain: chain)
      return
    }
    guard let focused = device.focusedElement, device.tree.contains(focused) else {
      ElementInteraction.fail(attempt, .noKeyboardFocus, chain: chain)
      return
    }
    guard focused == element || device.tree.isDescendant(focused, of: element) else {
      ElementInteraction.fail(attempt, .keyboardFocusElsewhere("\(device.tree.name(of: focused))"), chain: chain)
      return
    }
    switch device.typeText(XCUIKeyboardKey.normalized(text)) {
    case .typed(let result): ElementInteraction.check(result, verb: "type into", chain: chain)
    case .noFocus: ElementInteraction.fail(attempt, .noKeyboardFocus, chain: chain)
    }
  }
  /// Whether what is typed into this element, or into the field that has the focus, is a secret.
  private var isSecureField: Bool {
    guard let device = Device.current else { return chain.filter.type == .secureTextField }
    return [chain.element(on: device), device.focusedElement].contains { element in
      element.map { device.tree.contains($0) && device.tree.type(of: $0) == .secureTextField } ?? false
    } || chain.filter.type == .secureTextField
  }

  /// What stands for a secret.
  nonisolated private static let concealed: String = "••••••••"
}
