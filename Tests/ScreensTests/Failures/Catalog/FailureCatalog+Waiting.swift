import ScenarioKit
import Screens
import VirtualTime

extension FailureCatalog {
  /// Waits that end without the expected result.
  var waiting: [Situation] {
    [
      Situation(
        .stateNotReached, "An element doesn't appear or doesn't reach a state",
        "A step waits until a typed element exists or is in the expected states. This is the most common failure.", app: Gallery.texts()
      ) {
        When(I: tap(Button(id: "Go onn")))
      },
      Situation(.valueDiffers, "A value differs", "A step waits for an expected value, label or other text, and the actual one still differs.", app: Gallery.controls()) {
        Then(the: value(of: Switch(id: "WiFiSwitch"), is: .on))
      },
      Situation(
        .neverIdle, "The app doesn't become idle", "With `.untilIdle`, each step waits until the app is idle. This app isn't idle in time, and the message lists its work.",
        app: BusyApp.app { _ in Task { while !Task.isCancelled { try await Task.sleep(for: .seconds(0.8)) } } }
      ) {
        withSynchronization(.untilIdle) {
          When(I: tap(Button(id: "Load")))
          And(I: tap(Button(id: "Next")))
        }
      },
      Situation(
        .neverSettles, "The app never settles",
        "The app's work keeps starting new work without delay. The test's current action fails, such as the launch of the app in this example.",
        app: AppUnderTest(EchoingApp.self), types: ["EchoingView"]),
    ]
  }

  /// Scrolling that doesn't reach its destination.
  var scrolling: [Situation] {
    [
      Situation(
        .notReachedByScrolling, "Scrolling doesn't reach an element", "A step scrolls until an element is in a state, and the element isn't in that state after the last scroll.",
        app: Gallery.terms()
      ) {
        When(I: scroll(ScrollView(id: "Terms"), .downwards, until: Label(id: "Paragraph 100"), is: .visible, maxTries: 3))
      },
      Situation(.edgeReached, "Scrolling reaches the edge", "An action scrolls by an amount, and the content ends first.", app: .rows) {
        When(I: perform(.scroll(.down, by: 5_000), on: ScrollView(id: "Rows")))
      },
    ]
  }
}
