import ScenarioKit
import Screens

extension FailureCatalog {
  /// Elements that are there and can't be used.
  var touching: [Situation] { untouchable + actions + typing }

  private var untouchable: [Situation] {
    [
      Situation(.disabled, "An element is disabled", "A typed element is touched while it or an element around it is disabled.", app: Gallery.texts(.disabled)) {
        When(I: tap(Button(id: "Go on")))
      },
      Situation(.covered, "Something covers an element", "An element is touched where something else would get the touch, such as an alert.", app: Gallery.texts(.covered)) {
        When(I: tap(Button(id: "Go on")))
      },
      Situation(
        .offScreen, "An element is not on screen", "An element is touched that lies outside of the screen, and nothing around it scrolls it there.",
        app: Gallery.texts(.offScreen)
      ) {
        When(I: tap(Button(id: "Go on")))
      },
      Situation(
        .moving, "An animation doesn't end", "An element is touched that an animation moves. A touch waits until the animation is over, and this one isn't over in time.",
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
        .conditionNotMet, "A condition of an action doesn't hold",
        "An action needs an element of a kind, or in a state: a tap needs one that is enabled. The action waits for it.", app: .twoSenders
      ) {
        When(I: perform(.tap, on: .type(.button) && .label("Save")))
      },
      Situation(
        .actionFailed, "An action fails", "The element is there and ready, and the action doesn't do what it should. An action of your own fails so too.", app: .setting
      ) {
        When(I: perform(.moveSlider(to: 5), on: Slider(id: "Stepped")))
      },
    ]
  }

  private var typing: [Situation] {
    [
      Situation(.noKeyboardFocus, "Nothing has the keyboard focus", "Text is typed into a field that wasn't tapped before.", app: Gallery.fields()) {
        When(I: type("Ann", into: TextField(id: "NameField")))
      },
      Situation(.keyboardFocusElsewhere, "Another field has the keyboard focus", "Text is typed into one field while another field has the focus.", app: Gallery.fields()) {
        When(I: tap(TextField(id: "NameField")))
        And(I: type("secret", into: SecureTextField(id: "PasswordField")))
      },
    ]
  }
}
