import ScreenTestKit

@testable import Greeter

class GreeterTestCase: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(GreeterApp.self) }
}

final class GreetingTests: GreeterTestCase {
  func test_greeting() {
    Scenario("Being greeted by name") {
      Given(I: see(greeterScreen))
      And(the: state(of: greeterScreen.greetButton, isNot: .enabled))
      When(I: enterMyName)
      And(I: tap(greeterScreen.greetButton))
      Then(I: see(greeterScreen.greetingLabel))
      And(the: label(of: greeterScreen.greetingLabel, is: "Hello, Ann"))
    }
  }

  func enterMyName() {
    tap(greeterScreen.nameField)
    type("Ann", into: greeterScreen.nameField)
  }
}
