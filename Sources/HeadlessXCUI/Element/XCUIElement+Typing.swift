internal import HeadlessDevice
import ScreenModel

extension XCUIElement {
  /// Types text, character by character, into the element that has the keyboard's focus.
  ///
  /// The focused element must be this one or inside it. Without focus the test fails and says what has it: tap the field first.
  /// `XCUIKeyboardKey.delete.rawValue` deletes backwards, a line feed is the return key.
  public func typeText(_ text: String) {
    if InteractionFailure.isStopped { return }
    let recordable = ElementInteraction.recordable(text, typedInto: chain)
    ElementInteraction.record("type", "type \(recordable) into \(chain.name)", on: chain)
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
}
