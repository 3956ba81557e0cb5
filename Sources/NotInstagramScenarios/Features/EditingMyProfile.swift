import ScenarioKit
import Screens

/// Editing the user's own profile.
struct EditingMyProfile: NotInstagramFeature {
  let name = "Editing my profile"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_sayingWhoIAm") {
      Scenario("Changing my name and bio") {
        Given(I: amEditingMyProfile)
        When(I: tap(editProfileScreen.nameField))
        And(I: type("Ada Byron", into: editProfileScreen.nameField))
        And(I: tap(editProfileScreen.bioEditor))
        And(I: type("I count.", into: editProfileScreen.bioEditor))
        And(I: tap(editProfileScreen.saveButton))
        Then(I: see(profileScreen))
        And(the: value(of: profileScreen.nameLabel, is: "Ada Byron"))
        And(the: value(of: profileScreen.bioLabel, is: "I count."))
      }
    }

    test("test_goingBackWithoutSaving") {
      Scenario("Going back without saving") {
        Given(I: amEditingMyProfile)
        When(I: tap(editProfileScreen.nameField))
        And(I: type("Nobody", into: editProfileScreen.nameField))
        And(I: dismiss(editProfileScreen))
        Then(I: see(profileScreen))
        But(I: doNotSee(profileScreen.nameLabel))
      }
    }

    test("test_aWrongAddress") {
      Scenario("Mistyping my e-mail address") {
        Given(I: amEditingMyProfile)
        When(I: tap(editProfileScreen.emailField))
        And(I: type("ada.example.com", into: editProfileScreen.emailField))
        Then(the: value(of: editProfileScreen.problemLabel, is: "The e-mail address needs an @."))
        And(the: state(of: editProfileScreen.saveButton, isNot: .enabled))
      }
      Scenario("Correcting my e-mail address") {
        When(I: delete(12, charactersFrom: editProfileScreen.emailField))
        And(I: type("@example.com", into: editProfileScreen.emailField))
        Then(I: doNotSee(editProfileScreen.problemLabel))
        And(the: state(of: editProfileScreen.saveButton, is: .enabled))
      }
    }

    test("test_theNextField") {
      Scenario("Going to the next field with the return key") {
        Given(I: amEditingMyProfile)
        When(I: tap(editProfileScreen.nameField))
        And(I: type("Grace\n", into: editProfileScreen.nameField))
        Then(I: canType(into: editProfileScreen.emailField))
        And(the: keyboardType(is: .emailAddress))
      }
    }

    test("test_theBirthday") {
      Scenario("Choosing my birthday") {
        Given(I: amEditingMyProfile)
        And(I: scroll(editProfileScreen, .downwards, until: editProfileScreen.birthdayPicker, is: .hittable))
        And(the: value(of: editProfileScreen.birthdayYear, is: "1990"))
        When(I: adjust(editProfileScreen.birthdayMonth, to: "December"))
        And(I: adjust(editProfileScreen.birthdayDay, to: "10"))
        And(I: adjust(editProfileScreen.birthdayYear, to: "1815"))
        And(I: tap(editProfileScreen.saveButton))
        Then(I: see(profileScreen))
      }
      Scenario("Seeing the birthday that I chose") {
        When(I: tap(profileScreen.editButton))
        And(I: scroll(editProfileScreen, .downwards, until: editProfileScreen.birthdayPicker, is: .hittable))
        Then(the: value(of: editProfileScreen.birthdayMonth, is: "December"))
        And(the: value(of: editProfileScreen.birthdayDay, is: "10"))
        And(the: value(of: editProfileScreen.birthdayYear, is: "1815"))
      }
    }
  }
}
