import ScenarioKit
import Screens

extension FailureCatalog {
  /// Elements that exist and can't be used.
  var touching: [Situation] { untouchable + actions + typing }

  private var untouchable: [Situation] {
    [
      Situation(.disabled, "An element is disabled", "A test touches a typed element while it or an element around it is disabled.", app: Gallery.texts(.disabled)) {
        When(I: tap(Button(id: "Go on")))
      },
      Situation(
        .covered, "An element is covered", "A test touches an element at a point where something else, such as an alert, would receive the touch.", app: Gallery.texts(.covered)
      ) {
        When(I: tap(Button(id: "Go on")))
      },
      Situation(
        .offScreen, "An element isn't on screen", "A test touches an element outside the screen, and nothing around the element can scroll it on screen.",
        app: Gallery.texts(.offScreen)
      ) {
        When(I: tap(Button(id: "Go on")))
      },
      Situation(
        .moving, "An animation doesn't end", "A touch waits until animations no longer move the element. This animation doesn't end in time.",
        app: AppUnderTest(name: "Time") { RestlessView() }
      ) {
        When(I: tap(Button(id: "Restless")))
        And(I: tap(Button(id: "Target")))
      },
    ]
  }

  private var actions: [Situation] {
    [
      Situation(
        .conditionNotMet, "A condition of an action isn't met",
        "An action waits until the element meets the action's conditions, and it doesn't. For example, a tap requires an enabled element.", app: .twoSenders
      ) {
        When(I: perform(.tap, on: .type(.button) && .label("Save")))
      },
      Situation(
        .actionFailed, "An action fails", "The element exists and is ready, but the action doesn't have the expected effect. A custom action that fails has the same kind.",
        app: .setting
      ) {
        When(I: perform(.moveSlider(to: 5), on: Slider(id: "Stepped")))
      },
    ]
  }

  private var typing: [Situation] {
    [
      Situation(.noKeyboardFocus, "Nothing has the keyboard focus", "A test calls `type(_:)` of a field without tapping it first.", app: Gallery.fields()) {
        When(I: TextField(id: "NameField").type("Ann"))
      },
      Situation(.keyboardFocusElsewhere, "Another field has the keyboard focus", "A test types into a field while another field has the focus.", app: Gallery.fields()) {
        When(I: tap(TextField(id: "NameField")))
        And(I: type("secret", into: SecureTextField(id: "PasswordField")))
      },
    ]
  }
}
