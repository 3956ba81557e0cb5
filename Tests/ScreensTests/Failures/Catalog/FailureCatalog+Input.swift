import ScenarioKit
import Screens

extension FailureCatalog {
  /// What a test can't ask for.
  var input: [Situation] {
    [
      Situation(.noStates, "No state is named", "A list of states that is made at run time is empty.", app: Gallery.texts()) {
        Then(the: state(of: Button(id: "Go on"), is: []))
      },
      Situation(.noArguments, "Nothing is given", "A function that takes any number of things is given none.", app: .photoPage) {
        Then(the: layout(of: [], is: .separate))
      },
      Situation(.tooFewArguments, "Too few elements are given", "A function that compares several elements is given fewer.", app: .photoPage) {
        Then(the: layout(of: [View(id: "Photo")], is: .row()))
      },
      Situation(.unusableNumber, "A number can't be used", "A number is outside of what the function allows.", app: Gallery.controls()) {
        When(I: adjust(Slider(id: "VolumeSlider"), to: 1.5))
      },
      Situation(.unknownKey, "An element has no such attribute", "An attribute is read by a key that no element has.", app: Gallery.texts()) {
        _ = XCUIApplication().buttons["Go on"].value(forKey: "lable")
      },
    ]
  }

  /// Controls that can't be set.
  var values: [Situation] {
    [
      Situation(
        .alreadyThere, "A control has the value already", "A step sets a control to the value that it has. A step that changes nothing is a mistake.",
        app: Gallery.controls()
      ) {
        When(I: adjust(Switch(id: "WiFiSwitch"), to: .off))
      },
      Situation(.notAdjustable, "A wheel has no such row", "A step sets a wheel, and none of its rows has the value.", app: Gallery.wheels()) {
        When(I: adjust(Picker(id: "FruitPicker").wheel(0), to: "Mango"))
      },
      Situation(.ambiguousValue, "Several rows of a wheel have the value", "A step sets a wheel to a part of a row's text, and several rows have it.", app: Gallery.wheels()) {
        When(I: adjust(Picker(id: "FruitPicker").wheel(0), to: "pear"))
      },
    ]
  }

  /// Elements that others are compared with.
  var layouts: [Situation] {
    [
      Situation(.noReference, "The element to compare with doesn't exist", "A layout is checked against an element that isn't there.", app: .photoPage) {
        Then(the: layout(of: View(id: "Caption"), isNot: .below(View(id: "Foto"))))
      },
      Situation(.severalReferences, "Several elements to compare with", "A layout is checked against one element, and several match.", app: .photoPage) {
        Then(the: layout(of: View(id: "Caption"), is: .above(.type(.button))))
      },
    ]
  }

  /// Assertions of the test's own.
  var assertions: [Situation] {
    [
      Situation(
        .assertionFailed, "An assertion isn't true",
        "An assertion function such as `assertEqual` or an assertion of your own fails. The end of the kind names the assertion.", app: .pad
      ) {
        assertEqual(Label(id: "Log").label, "something", "the log")
      },
      Situation(.several, "Several assertions aren't true", "`assertSoftly` collects assertions and reports those that fail together.", app: .pad) {
        assertSoftly {
          label(of: Label(id: "Log"), is: "tap")
          assertEqual(Label(id: "Presses").label, "1 press")
        }
      },
    ]
  }
}
