import ScreenTestKit

final class LaunchTests: FeedTestCase {
  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    UserDefaults.standard.set(true, forKey: "tourIsOver")
    App.shared.launchEnvironment["FEED_SERVER"] = "staging"
    launch()
  }

  func test_noTour() {
    Scenario("The tour is offered once") {
      Given(I: see(feedScreen))
      Then(I: doNotSee(feedScreen.tourButton))
    }
  }
}
