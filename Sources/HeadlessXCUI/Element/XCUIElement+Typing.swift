internal import HeadlessDevice
import ScreenModel

extension XCUIElement {
  /// Types text, character by character, into the element with keyboard focus.
  ///
  /// The focused element must be this element or its descendant. Otherwise the test fails and names the focused element. To set the focus, tap the field first.
  /// Characters that represent keys act as the keys: `XCUIKeyboardKey.delete.rawValue` deletes the character before the caret, `XCUIKeyboardKey.leftArrow.rawValue` moves the caret, and
  /// a line feed presses Return.
  public func typeText(_ text: String) {
    if InteractionPreflight.skips(chain, chain.phrase(.type)) { return }
    let recordable = InteractionPreflight.recordable(text, typedInto: chain)
    InteractionPreflight.record("type", "type \(recordable) into \(chain.name)", on: chain)
    type { $0.typeText(XCUIKeyboardKey.normalized(text)) }
    InteractionPreflight.conceal(edited: text, in: chain)
  }

  /// Presses a key of a hardware keyboard while holding modifier keys.
  ///
  /// The focused element must be this element or its descendant, as for ``typeText(_:)``.
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) { typeKey(key.rawValue, modifierFlags: flags) }

  /// Presses a key of a hardware keyboard, identified by its character, while holding modifier keys.
  ///
  /// The focused element must be this element or its descendant, as for ``typeText(_:)``.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    if InteractionPreflight.skips(chain, chain.phrase(.typeKey)) { return }
    guard InteractionPreflight.accepts(key.count == 1, "key", key.quoted, allowed: "one character", .typeKey, chain), let character = key.first else { return }
    let recordable = flags.contains(.command) ? key.quoted : InteractionPreflight.recordable(key, typedInto: chain)
    InteractionPreflight.record("type", "type the key \(recordable) into \(chain.name)", on: chain)
    type { $0.typeKey(character, modifiers: TypedModifiers(rawValue: flags.rawValue)) }
    InteractionPreflight.conceal(edited: key, in: chain)
  }

  private func type(_ body: (Device) -> TypingResult) {
    let attempt = InteractionFailure.Attempt.act(chain.phrase(.type))
    guard let (device, element) = InteractionPreflight.existing(chain, attempt) else { return }
    let hittability = Hittability(of: element, chain: chain, on: device)
    if case .appNotInFront = hittability, let obstacle = hittability.obstacle(to: element, chain, on: device) {
      return InteractionPreflight.fail(attempt, obstacle, chain: chain)
    }
    if !device.tree.isEnabledWithAncestors(element) {
      InteractionPreflight.fail(attempt, .disabled, chain: chain)
      return
    }
    guard let focused = device.focusedElement, device.tree.contains(focused) else {
      InteractionPreflight.fail(attempt, .noKeyboardFocus, chain: chain)
      return
    }
    guard focused == element || device.tree.isDescendant(focused, of: element) else {
      InteractionPreflight.fail(attempt, .keyboardFocusElsewhere("\(device.tree.name(of: focused))"), chain: chain)
      return
    }
    switch body(device) {
    case .typed(let result): InteractionPreflight.check(result, .type, chain)
    case .noFocus: InteractionPreflight.fail(attempt, .noKeyboardFocus, chain: chain)
    }
  }
}
