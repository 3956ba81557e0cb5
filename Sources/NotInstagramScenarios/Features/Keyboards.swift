import ScenarioKit
import Screens

/// The keyboard types of the fields.
struct Keyboards: NotInstagramFeature {
  let name = "Keyboards"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_letters") {
      Scenario("Typing my name") {
        Given(I: amEditingMyProfile)
        And(I: doNotSee(keyboard))
        When(I: beginTyping(into: editProfileScreen.nameField))
        Then(I: see(keyboard))
        And(the: keyboardType(is: .regular))
      }
      Scenario("Typing an e-mail address") {
        When(I: beginTyping(into: editProfileScreen.emailField))
        Then(the: keyboardType(is: .emailAddress))
        And(I: see(Keyboard.Key.at))
      }
      Scenario("Typing the address of my website") {
        When(I: beginTyping(into: editProfileScreen.websiteField))
        Then(the: keyboardType(is: .url))
        And(I: see(Keyboard.Key.dotCom))
        But(I: doNotSee(Keyboard.Key.space))
      }
      Scenario("Typing my name on a social network") {
        When(I: beginTyping(into: editProfileScreen.handleField))
        Then(the: keyboardType(is: .twitter))
        And(I: see(Keyboard.Key.hash))
      }
    }

    test("test_numbers") {
      Scenario("Typing a phone number") {
        Given(I: amEditingMyProfile)
        When(I: beginTyping(into: editProfileScreen.phoneField))
        Then(the: keyboardType(is: .phonePad))
      }
      Scenario("Typing a house number") {
        When(I: beginTyping(into: editProfileScreen.houseNumberField))
        Then(the: keyboardType(is: .numbersAndPunctuation))
        And(I: see(Keyboard.Key.moreLetters))
      }
      Scenario("Typing a lucky number, key by key") {
        When(I: beginTyping(into: editProfileScreen.luckyNumberField))
        Then(the: keyboardType(is: .numberPad))
        When(I: tap(keyboard.key("7")))
        Then(the: value(of: editProfileScreen.luckyNumberField, is: "7"))
      }
      Scenario("Typing a height, key by key") {
        When(I: beginTyping(into: editProfileScreen.heightField))
        Then(the: keyboardType(is: .decimalPad))
        When(I: tap(keyboard.key("1")))
        And(I: tap(Keyboard.Key.decimal))
        And(I: tap(keyboard.key("7")))
        Then(the: value(of: editProfileScreen.heightField, is: "1.7"))
      }
    }

    test("test_theSearchKeyboard") {
      Scenario("Searching for a place") {
        Given(I: amLoggedIn)
        And(I: beginAPost)
        And(I: scroll(newPostScreen, .downwards, until: newPostScreen.locationButton, is: .hittable))
        And(I: tap(newPostScreen.locationButton))
        When(I: tap(locationChooserScreen.searchField))
        Then(the: keyboardType(is: .webSearch))
      }
    }
  }
}
