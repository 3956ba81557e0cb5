import ScenarioKit
import Screens

/// Liking, saving, reporting and sharing a post.
struct Posts: NotInstagramFeature {
  let name = "A post"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_openingAPost") {
      Scenario("Opening a post") {
        Given(I: amLoggedIn)
        When(I: tap(feedScreen.post(2)))
        Then(I: see(postScreen))
        And(the: value(of: postScreen.navBar.header, is: "Post 2"))
        And(the: value(of: postScreen.authorLabel, is: "Katherine"))
        And(the: value(of: postScreen.picture, is: "Picture by Katherine"))
      }
      Scenario("Going back to the feed") {
        When(I: dismiss(postScreen))
        Then(I: see(feedScreen))
      }
    }

    test("test_likingAPost") {
      Scenario("Liking a post") {
        Given(I: amLoggedIn)
        And(I: open(post: 1))
        And(the: value(of: postScreen.likesLabel, is: "37 likes"))
        When(I: tap(postScreen.likeButton))
        Then(the: value(of: postScreen.likesLabel, is: "38 likes"))
        And(the: label(of: postScreen.likeButton, is: "Unlike"))
      }
      Scenario("Unliking a post") {
        When(I: tap(postScreen.likeButton))
        Then(the: value(of: postScreen.likesLabel, is: "37 likes"))
      }
    }

    test("test_savingAPost") {
      Scenario("Saving a post") {
        Given(I: amLoggedIn)
        And(I: open(post: 4))
        And(the: value(of: postScreen.savedSwitch, is: .off))
        When(I: adjust(postScreen.savedSwitch, to: .on))
        And(I: dismiss(postScreen))
        And(I: open(post: 4))
        Then(the: value(of: postScreen.savedSwitch, is: .on))
      }
      Scenario("Leaving other posts unchanged") {
        When(I: dismiss(postScreen))
        And(I: open(post: 5))
        Then(the: value(of: postScreen.savedSwitch, is: .off))
      }
    }

    test("test_touchingThePicture") {
      Scenario("Liking a picture with a double tap") {
        Given(I: amLoggedIn)
        And(I: open(post: 1))
        When(I: doubleTap(postScreen.picture))
        Then(the: value(of: postScreen.likesLabel, is: "38 likes"))
      }
      Scenario("Saving a picture with a long press") {
        Given(the: value(of: postScreen.savedSwitch, is: .off))
        When(I: longPress(postScreen.picture))
        Then(the: value(of: postScreen.savedSwitch, is: .on))
      }
    }

    test("test_reportingAPost") {
      Scenario("Reporting a post") {
        Given(I: amLoggedIn)
        And(I: open(post: 2))
        When(I: tap(postScreen.moreButton))
        And(I: tap(postScreen.reportButton))
        Then(I: see(postScreen.reportedAlert))
        And(the: message(in: postScreen.reportedAlert, is: "We will have a look at Post 2."))
        When(I: dismiss(postScreen.reportedAlert))
        Then(I: see(postScreen))
      }
    }

    test("test_showingAPostToOthers") {
      Scenario("Opening the share sheet for a post") {
        Given(I: amLoggedIn)
        And(I: open(post: 2))
        When(I: tap(postScreen.shareButton))
        Then(I: see(postScreen.shareSheet))
        When(I: dismiss(postScreen.shareSheet))
        Then(I: doNotSee(postScreen.shareSheet))
        And(I: see(postScreen))
      }
    }

    test("test_twoFingers") {
      Scenario("Opening a post with two fingers") {
        Given(I: amLoggedIn)
        When(I: twoFingerTap(feedScreen.post(2)))
        Then(I: see(postScreen))
      }
    }
  }
}
