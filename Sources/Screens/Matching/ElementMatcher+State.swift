import HeadlessXCUI

// The state that an element is in.
extension ElementMatcher {
  /// Matches an element that is there; the opposite of ``isAbsent``.
  nonisolated public static var exists: ElementMatcher { ElementMatcher("exists") { _ in true } }

  /// Matches no element, and is true of an absent one.
  nonisolated public static var isAbsent: ElementMatcher { ElementMatcher("is absent", matchesAbsence: { true }, test: { _ in false }) }

  /// Matches an element that is enabled, as are all the controls it is in.
  ///
  /// Elements that are not controls are enabled.
  nonisolated public static var isEnabled: ElementMatcher { ElementMatcher("is enabled") { !HeadlessDriver.isInDisabledControl($0) } }

  /// Matches a selected element: a tab, a segment, a cell.
  nonisolated public static var isSelected: ElementMatcher { ElementMatcher("is selected") { $0.isSelected } }

  /// Matches the element that what is typed goes to: the first responder.
  nonisolated public static var hasKeyboardFocus: ElementMatcher { ElementMatcher("has the keyboard focus") { $0.hasFocus } }

  /// Matches the element that has the focus of assistive technology.
  nonisolated public static var hasAccessibilityFocus: ElementMatcher { ElementMatcher("has the accessibility focus") { $0.isAccessibilityFocused } }

  /// Matches an element that assistive technology stops at, and not what is only a part of one.
  nonisolated public static var isAccessibilityElement: ElementMatcher { ElementMatcher("is an accessibility element") { $0.isAccessibilityElement } }

  /// Matches an element that reacts to touches by its own flag, whatever is around it.
  nonisolated public static var isUserInteractionEnabled: ElementMatcher {
    ElementMatcher("is enabled for user interaction") { $0.isUserInteractionEnabled }
  }

  /// Matches a switch that is on.
  nonisolated public static var isOn: ElementMatcher { ElementMatcher("is on") { $0.isOn == true } }

  /// Matches a switch that is off; nothing else is off.
  nonisolated public static var isOff: ElementMatcher { ElementMatcher("is off") { $0.isOn == false } }

  /// Matches the window of the app in front, which keys go to.
  nonisolated public static var isKeyWindow: ElementMatcher {
    ElementMatcher("is the key window", index: IndexedPart(type: .window)) { $0.type == .window && $0.id == HeadlessDriver.keyWindow?.id }
  }

  /// True, of any element and of none, while an alert of the system covers the app.
  nonisolated public static var isSystemAlertShown: ElementMatcher {
    ElementMatcher("is there while a system alert is shown", matchesAbsence: { HeadlessDriver.isSystemAlertShown }, test: { _ in HeadlessDriver.isSystemAlertShown })
  }
}
