import ScenarioKit
import Screens

extension FailureCatalog {
  /// Arguments that a function can't use.
  var input: [Situation] {
    [
      Situation(.noStates, "No state is given", "A test passes an empty list of states.", app: Gallery.texts()) {
        Then(the: state(of: Button(id: "Go on"), is: []))
      },
      Situation(.noArguments, "No arguments are given", "A test calls a function that takes any number of arguments, and passes none.", app: .photoPage) {
        Then(the: layout(of: [], is: .separate))
      },
      Situation(.tooFewArguments, "Too few elements are given", "A test calls a function that compares several elements, and passes too few.", app: .photoPage) {
        Then(the: layout(of: [View(id: "Photo")], is: .row()))
      },
      Situation(.unusableNumber, "A number can't be used", "A test passes a number that the function doesn't allow.", app: Gallery.controls()) {
        When(I: adjust(Slider(id: "VolumeSlider"), to: 1.5))
      },
      Situation(.unknownKey, "An element doesn't have the attribute", "A test reads an attribute by a key that elements don't have.", app: Gallery.texts()) {
        _ = XCUIApplication().buttons["Go on"].value(forKey: "lable")
      },
    ]
  }

  /// Controls that can't be set to a value.
  var values: [Situation] {
    [
      Situation(
        .alreadyThere, "A control already has the value", "A step sets a control to the value that it already has. A step that changes nothing is a mistake.",
        app: Gallery.controls()
      ) {
        When(I: adjust(Switch(id: "WiFiSwitch"), to: .off))
      },
      Situation(.notAdjustable, "A wheel doesn't have the row", "A step sets a wheel to a value, and none of its rows has that value.", app: Gallery.wheels()) {
        When(I: adjust(Picker(id: "FruitPicker").wheel(0), to: "Mango"))
      },
      Situation(.ambiguousValue, "Several rows of a wheel have the value", "A step sets a wheel to a part of a row's text, and several rows contain it.", app: Gallery.wheels()) {
        When(I: adjust(Picker(id: "FruitPicker").wheel(0), to: "pear"))
      },
    ]
  }

  /// Layouts that can't be compared.
  var layouts: [Situation] {
    [
      Situation(.noReference, "The element to compare with doesn't exist", "A test compares an element's position with another element, which doesn't exist.", app: .photoPage) {
        Then(the: layout(of: View(id: "Caption"), isNot: .below(View(id: "Foto"))))
      },
      Situation(
        .severalReferences, "Several elements match the element to compare with", "A test compares an element's position with one other element, and several match.",
        app: .photoPage
      ) {
        Then(the: layout(of: View(id: "Caption"), is: .above(.type(.button))))
      },
    ]
  }

  /// Assertions that fail.
  var assertions: [Situation] {
    [
      Situation(
        .assertionFailed, "An assertion fails",
        "An assertion function, such as `assertEqual`, or a custom assertion fails. The last part of the kind names the assertion.", app: .pad
      ) {
        assertEqual(Label(id: "Log").label, "something", "the log")
      },
      Situation(.several, "Several assertions fail", "`assertSoftly` runs several assertions and reports all that fail as one failure.", app: .pad) {
        assertSoftly {
          label(of: Label(id: "Log"), is: "tap")
          assertEqual(Label(id: "Presses").label, "1 press")
        }
      },
    ]
  }
}
