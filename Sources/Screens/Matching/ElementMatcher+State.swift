import HeadlessXCUI

extension ElementMatcher {
  /// Matches every element.
  ///
  /// The opposite is ``isAbsent``.
  nonisolated public static var exists: ElementMatcher { ElementMatcher("exists") { _ in true } }

  /// Matches only the absence of an element.
  nonisolated public static var isAbsent: ElementMatcher { ElementMatcher("is absent", matchesAbsence: { true }, test: { _ in false }) }

  /// Matches elements that aren't disabled controls or inside a disabled control.
  nonisolated public static var isEnabled: ElementMatcher { ElementMatcher("is enabled") { !HeadlessDriver.isInDisabledControl($0) } }

  /// Matches selected elements, such as a tab, a segment or a cell.
  nonisolated public static var isSelected: ElementMatcher { ElementMatcher("is selected") { $0.isSelected } }

  /// Matches the first responder, which gets typed text.
  nonisolated public static var hasKeyboardFocus: ElementMatcher { ElementMatcher("has the keyboard focus") { $0.hasFocus } }

  /// Matches the element that has the accessibility focus.
  nonisolated public static var hasAccessibilityFocus: ElementMatcher { ElementMatcher("has the accessibility focus") { $0.isAccessibilityFocused } }

  /// Matches the elements that assistive technologies stop at, but not parts of these elements.
  nonisolated public static var isAccessibilityElement: ElementMatcher { ElementMatcher("is an accessibility element") { $0.isAccessibilityElement } }

  /// Matches elements with user interaction enabled.
  ///
  /// The matcher ignores whether the elements around them have user interaction enabled.
  nonisolated public static var isUserInteractionEnabled: ElementMatcher {
    ElementMatcher("is enabled for user interaction") { $0.isUserInteractionEnabled }
  }

  /// Matches switches that are on.
  nonisolated public static var isOn: ElementMatcher { ElementMatcher("is on") { $0.isOn == true } }

  /// Matches switches that are off.
  nonisolated public static var isOff: ElementMatcher { ElementMatcher("is off") { $0.isOn == false } }

  /// Matches the front app's window that receives keyboard input.
  nonisolated public static var isKeyWindow: ElementMatcher {
    ElementMatcher("is the key window", index: IndexedPart(type: .window)) { $0.type == .window && $0.id == HeadlessDriver.keyWindow?.id }
  }

  /// Matches every element, and the absence of an element, while a system alert covers the app.
  nonisolated public static var isSystemAlertShown: ElementMatcher {
    ElementMatcher("is in any state while a system alert is shown", matchesAbsence: { HeadlessDriver.isSystemAlertShown }, test: { _ in HeadlessDriver.isSystemAlertShown })
  }
}
