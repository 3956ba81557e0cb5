import ScenarioKit
import Screens

/// Commenting on posts.
struct Comments: NotInstagramFeature {
  let name = "Comments"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_theFirstComment") {
      Scenario("Being the first to comment") {
        Given(I: amLoggedIn)
        And(I: readTheComments(ofPost: 2))
        Then(I: canType(into: commentsScreen.commentField))
        And(the: state(of: commentsScreen.sendButton, isNot: .enabled))
        And(I: see(commentsScreen.summary("No comments yet")))
        When(I: type("I told you", into: commentsScreen.commentField))
        And(I: tap(commentsScreen.sendButton))
        Then(I: see(commentsScreen.comment("I told you", by: "My username")))
        And(I: see(commentsScreen.summary("1 comment")))
        But(I: doNotSee(keyboard))
      }
      Scenario("Seeing the number of comments below the post") {
        When(I: dismiss(commentsScreen))
        Then(the: label(of: postScreen.commentsButton, is: "1 comment"))
      }
    }

    test("test_sendingWithTheReturnKey") {
      Scenario("Sending a comment with the return key") {
        Given(I: amLoggedIn)
        And(I: readTheComments(ofPost: 1))
        When(I: type("Which one", into: commentsScreen.commentField))
        And(I: tap(Keyboard.Key.return))
        Then(I: see(commentsScreen.comment("Which one", by: "My username")))
      }
    }

    test("test_typingKeyByKey") {
      Scenario("Typing on the keyboard, key by key") {
        Given(I: amLoggedIn)
        And(I: readTheComments(ofPost: 1))
        And(the: keyboardType(is: .regular))
        And(I: see(keyboard.predictionBar))
        When(I: tap(keyboard.key("a")))
        And(I: tap(Keyboard.Key.space))
        And(I: tap(keyboard.key("b")))
        And(I: tap(keyboard.key("c")))
        And(I: tap(Keyboard.Key.delete))
        Then(the: value(of: commentsScreen.commentField, is: "a b"))
      }
    }

    test("test_deletingAComment") {
      Scenario("Deleting a comment with a swipe") {
        Given(I: amLoggedIn)
        And(I: readTheComments(ofPost: 1))
        And(I: type("First\n", into: commentsScreen.commentField))
        When(I: swipeLeft(on: commentsScreen.comment("First", by: "My username")))
        And(I: tap(commentsScreen.comment("First", by: "My username").actionButton("Delete")))
        Then(I: doNotSee(commentsScreen.comment("First", by: "My username")))
        And(I: see(commentsScreen.summary("No comments yet")))
      }
    }
  }
}
