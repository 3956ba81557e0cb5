import Foundation
@testable import NotInstagram
@testable import NotInstagramScenarios
import ScreenTestKit

final class DrivenWalkTests: ScreenTestCase, FeedContext, ProfileContext, SessionContext {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(NotInstagramApp.self) }

  func test_aWalkThroughTheApp() {
    Scenario("A walk through the app") {
      Given(I: see(loginScreen))
      When(I: logIn)
      Then(I: see(feedScreen))
      And(I: doNotSee(loginScreen.usernameField))
      When(I: scroll(feedScreen, .downwards, until: feedScreen.post(15), is: .hittable, maxTries: 100))
      And(I: open(post: 15))
      And(I: tap(postScreen.likeButton))
      Then(the: value(of: postScreen.likesLabel, is: "56 likes"))
      When(I: adjust(postScreen.savedSwitch, to: .on))
      And(I: tap(postScreen.commentsButton))
      And(I: type("I told you", into: commentsScreen.commentField))
      And(I: tap(commentsScreen.sendButton))
      Then(I: see(commentsScreen.comment("I told you", by: "My username")))
      When(I: dismiss(commentsScreen))
      Then(the: label(of: postScreen.commentsButton, is: "1 comment"))
      When(I: dismiss(postScreen))
      And(I: amInTheSettings)
      And(I: adjust(settingsScreen.showLikesSwitch, to: .off))
      And(I: perform(.setStepper(to: 8), on: settingsScreen.daysStepper))
      And(I: perform(.moveSlider(to: 20), on: settingsScreen.textSizeSlider))
      And(I: tap(settingsScreen.appearance("Dark")))
      And(the: appearance(is: .dark))
      And(time: passes(.minutes(25)))
      And(I: rotateDevice(to: .landscapeLeft))
      And(I: rotateDevice(to: .portrait))
      And(I: dismiss(settingsScreen))
      And(I: tap(profileScreen.logOutButton))
      And(I: tap("Log out", in: profileScreen.logOutAlert))
      Then(I: see(loginScreen))
    }
  }
}
