import ScenarioKit
import Screens

/// The introduction before logging in.
struct Tour: NotInstagramFeature {
  let name = "The tour"

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_turningThePages") {
      Scenario("Turning the pages of the tour") {
        Given(I: see(loginScreen))
        When(I: tap(loginScreen.tourButton))
        Then(I: see(tourScreen))
        And(the: value(of: tourScreen.pageIndicator, is: "page 1 of 3"))
        And(the: value(of: tourScreen.title, is: "See"))
        When(I: scroll(tourScreen, .right, until: tourScreen.title, valueIs: "Share"))
        Then(the: value(of: tourScreen.pageIndicator, is: "page 2 of 3"))
      }
      Scenario("Going back a page") {
        When(I: scroll(tourScreen, .left, until: tourScreen.pageIndicator, valueIs: "page 1 of 3"))
        Then(the: value(of: tourScreen.title, is: "See"))
      }
    }

    test("test_takingTheTour") {
      Scenario("Taking the whole tour") {
        When(I: tap(loginScreen.tourButton))
        And(I: complete(tourScreen))
        Then(I: doNotSee(tourScreen))
        But(I: see(loginScreen))
      }
    }

    test("test_skippingTheTour") {
      Scenario("Skipping the tour") {
        When(I: tap(loginScreen.tourButton))
        Then(the: label(of: tourScreen.doneButton, is: "Skip"))
        When(I: tap(tourScreen.doneButton))
        Then(I: see(loginScreen))
      }
      Scenario("Getting started at the end of the tour") {
        When(I: tap(loginScreen.tourButton))
        And(I: scroll(tourScreen, .right, until: tourScreen.pageIndicator, valueIs: "page 3 of 3"))
        Then(the: label(of: tourScreen.doneButton, is: "Get started"))
      }
    }

    test("test_theTerms") {
      Scenario("Reading the terms of use") {
        When(I: tap(loginScreen.termsButton))
        Then(I: see(termsScreen))
        And(I: see(termsScreen.title))
        When(I: scroll(termsScreen, .downwards, until: termsScreen.seal, is: .visible))
        Then(the: value(of: termsScreen.seal, is: "Seal of approval"))
      }
      Scenario("Asking a question about the terms") {
        When(I: tap(termsScreen.helpLink))
        Then(I: seeTheBrowser)
        And(the: value(of: browserScreen.addressLabel, is: "https://help.example.com/not-instagram"))
      }
      Scenario("Closing the terms") {
        When(I: foregroundTheApp)
        And(I: dismiss(termsScreen))
        Then(I: doNotSee(termsScreen))
        But(I: see(loginScreen))
      }
    }
  }
}
