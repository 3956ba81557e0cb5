import Screens
import XCTest

/// Tests for matchers of element states: E22, E25, E26, E28, E32, E41 to E46.
@preconcurrency @MainActor
final class StateMatcherTests: MatcherTestCase {
  func test_E22_theKeyWindowIsThatOfTheAppInFront() {
    passes(.writing) { user in
      XCTAssertEqual(ElementMatcher.isKeyWindow.matches().map(\.type), [.window])
      user.backgroundTheApp()
      XCTAssertEqual(ElementMatcher.isKeyWindow.matches().map(\.type), [])
    }
  }

  func test_E25_theElementHasTheFocusOfAssistiveTechnology() {
    passes(.writing) { user in
      XCTAssertEqual(self.names(.hasAccessibilityFocus), [])
      user.tap(Button(id: "Focus"))
      XCTAssertEqual(self.names(.hasAccessibilityFocus), ["Writing"])
    }
  }

  func test_E26_anAccessibilityElementIsNoContainerAndNoPartOfAControl() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(.isAccessibilityElement), ["Message", "Send", "Draft", "Send", "Off", "Save", "in a disabled box"])
      XCTAssertEqual(self.names(!.isAccessibilityElement).filter { $0 == "SendMessage" || $0 == "Window" }, ["Window", "SendMessage"])
      XCTAssertTrue(ElementMatcher.isAccessibilityElement.matches(Button(id: "Send").snapshot))
      XCTAssertFalse(ElementMatcher.isAccessibilityElement.matches(Label(id: "Off").snapshot))
    }
  }

  func test_E28_theFirstResponderIsWhatIsTypedInto() {
    passes(.writing) { user in
      XCTAssertEqual(self.names(.hasKeyboardFocus), [])
      user.tap(Button(id: "Focus"))
      XCTAssertEqual(self.names(.hasKeyboardFocus), ["NameField"])
    }
  }

  func test_E32_aViewConformsToAProtocol() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.view(conformingTo: (any Sending.Type).self)), ["From Ada"])
      XCTAssertEqual("\(ElementMatcher.view(conformingTo: (any Sending.Type).self))", "is a view that conforms to Sending")
    }
    passes(.twoSenders) { _ in XCTAssertEqual(self.names(.view(conformingTo: (any Sending.Type).self)), []) }
  }

  func test_E41_anAlertOfTheSystemCoversTheApp() {
    passes(.asking) { user in
      XCTAssertFalse(Button(id: "Unlock").matches(.isSystemAlertShown))
      Biometrics.enrolled()
      user.tap(Button(id: "Unlock"))
      XCTAssertTrue(Button(id: "Unlock").matches(.isSystemAlertShown))
      XCTAssertTrue(ElementMatcher.isSystemAlertShown.matches(nil))
      XCTAssertFalse(Button(id: "Unlock").matches(!.isSystemAlertShown))
    }
  }

  func test_E42_whatIsNoControlIsEnabledAndAControlInADisabledOneIsNot() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(.type(.button) && .isEnabled), ["Send", "Send", "Off"])
      XCTAssertEqual(self.names(.type(.button) && !.isEnabled), ["Save"])
      XCTAssertTrue(Label(id: "in a disabled box").matches(.isEnabled), "a text is no control")
      XCTAssertFalse(Label(id: "Save").matches(.isEnabled), "it is in a disabled control")
    }
  }

  func test_E43_aSelectedControl() {
    passes(.writing) { user in
      XCTAssertEqual(self.names(.isSelected), ["Medium"])
      user.tap(Button(id: "Large"))
      XCTAssertEqual(self.names(.isSelected), ["Large"])
    }
  }

  func test_E44_onlyTheElementsOwnFlagCounts() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(!.isUserInteractionEnabled), ["Draft", "Off"])
      XCTAssertTrue(Button(id: "Send", index: 1).matches(.isUserInteractionEnabled), "the flag is that of what is around it")
    }
  }

  func test_E45_anElementIsThereOrIsNot() {
    passes(.writing) { _ in
      XCTAssertTrue(Button(id: "Send").matches(.exists))
      XCTAssertFalse(Button(id: "Send").matches(.isAbsent))
      XCTAssertTrue(Button(id: "Nowhere").matches(.isAbsent))
      XCTAssertFalse(Button(id: "Nowhere").matches(.exists))
      XCTAssertTrue(ElementMatcher.anything.matches(nil))
    }
  }

  func test_E46_aSwitchIsOnOrOff() {
    passes(.writing) { user in
      XCTAssertEqual(self.names(.isOn), ["Loud"])
      XCTAssertEqual(self.names(.isOff), ["Public"], "what is no switch is not off")
      user.tap(Switch(id: "Public"))
      XCTAssertEqual(self.names(.isOn), ["Loud", "Public"])
    }
  }
}
