import ScreenTestKit
import Testing

@testable import Greeter

@Suite(.screenTest(GreeterApp.self))
struct Greeting: DefaultContexts {
  @Test func waitsForAName() {
    Scenario("No name, no greeting") {
      Given(I: see(greeterScreen))
      Then(the: state(of: greeterScreen.greetButton, isNot: .enabled))
    }
  }
}
