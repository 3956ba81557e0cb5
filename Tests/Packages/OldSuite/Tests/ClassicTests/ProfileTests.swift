import Foundation
import TABTestKit

class ProfileTests: TABTestCase {

  func test_settingsOfTheProfile() {
    Scenario("Changing settings") {
      Given(I: complete(loginScreen))
      When(I: tap(feedScreen.tabBar.button(withID: "Profile")))
      Then(I: see(profileScreen))
      And(the: value(of: profileScreen.usernameLabel, is: "Kane"))
      When(I: adjust(profileScreen.privateSwitch, to: .on))
      And(I: adjust(profileScreen.textSizeSlider, to: 1))
      Then(the: value(of: profileScreen.privateSwitch, is: .on))
      And(the: value(of: profileScreen.textSizeSlider, is: 1))
    }
    Scenario("Logging out") {
      When(I: tap(profileScreen.logOutButton))
      And(I: tap("Log out", in: profileScreen.logOutAlert))
      Then(I: doNotSee(profileScreen))
      And(I: see(loginScreen))
    }
  }

  func test_deepLinks() {
    let deepLink = URL(string: "classic://posts/7")!
    Scenario("Following a link") {
      Given(I: see(loginScreen))
      When(I: open(deepLink))
      Then(the: value(of: loginScreen.linkLabel, is: "classic://posts/7"))
    }
  }

}
