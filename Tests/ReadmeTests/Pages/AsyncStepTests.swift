import ScreenTestKit

final class AsyncStepTests: FeedTestCase {
  func test_waiting() {
    Scenario("Waiting for a break") {
      Given(I: see(feedScreen))
      When(I: { await wait(forMinutes: 25) })
      Then(I: see(feedScreen.breakLabel))
    }
  }

  func wait(forMinutes minutes: Int) async {
    try? await Task.sleep(for: .seconds(60 * minutes))
  }
}
