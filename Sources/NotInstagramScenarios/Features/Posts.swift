import ScenarioKit
import Screens

/// What can be done with a post.
struct Posts: NotInstagramFeature {
  let name = "A post"

  func test_openingAPost() {
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

  func test_likingAPost() {
    Scenario("Liking a post") {
      Given(I: amLoggedIn)
      And(I: open(post: 1))
      And(the: value(of: postScreen.likesLabel, is: "37 likes"))
      When(I: tap(postScreen.likeButton))
      Then(the: value(of: postScreen.likesLabel, is: "38 likes"))
      And(the: label(of: postScreen.likeButton, is: "Unlike"))
    }
    Scenario("Taking the like back") {
      When(I: tap(postScreen.likeButton))
      Then(the: value(of: postScreen.likesLabel, is: "37 likes"))
    }
  }

  func test_savingAPost() {
    Scenario("Saving a post") {
      Given(I: amLoggedIn)
      And(I: open(post: 4))
      And(the: value(of: postScreen.savedSwitch, is: .off))
      When(I: adjust(postScreen.savedSwitch, to: .on))
      And(I: dismiss(postScreen))
      And(I: open(post: 4))
      Then(the: value(of: postScreen.savedSwitch, is: .on))
    }
    Scenario("Leaving the others as they were") {
      When(I: dismiss(postScreen))
      And(I: open(post: 5))
      Then(the: value(of: postScreen.savedSwitch, is: .off))
    }
  }

  nonisolated var scenarios: [NotInstagramScenario] {
    [
      test("test_openingAPost", test_openingAPost),
      test("test_likingAPost", test_likingAPost),
      test("test_savingAPost", test_savingAPost),
    ]
  }
}
