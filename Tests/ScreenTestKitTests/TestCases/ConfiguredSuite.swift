import ScreenTestKit
import Testing

private let feedApp = AppUnderTest(name: "Feed") {
  BusyView { done in
    Task {
      try await Task.sleep(for: .seconds(1))
      done()
    }
  }
}

/// A suite whose tests all wait until the app is idle.
@Suite(.screenTest(feedApp, configuration: TestConfiguration(synchronizationMode: .untilIdle)))
struct IdleSuite: DefaultContexts {
  @Test func theConfigurationOfASuiteHoldsInItsTests() {
    tap(busyScreen.loadButton)
    tap(busyScreen.nextButton)
    #expect(HeadlessDriver.now == .seconds(1))
  }

  @Test func theConfigurationOfASuiteHoldsInItsAsyncTests() async {
    tap(busyScreen.loadButton)
    await Task.yield()
    tap(busyScreen.nextButton)
    #expect(HeadlessDriver.now == .seconds(1))
  }
}
