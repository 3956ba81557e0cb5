import ScenarioKit
import Screens
import VirtualTime

extension FailureCatalog {
  /// What doesn't come in time.
  var waiting: [Situation] {
    [
      Situation(
        .stateNotReached, "An element doesn't come, or isn't in a state",
        "A step waits until a typed element exists, or until it's in the states that an expectation names. This is the most common failure.", app: Gallery.texts()
      ) {
        When(I: tap(Button(id: "Go onn")))
      },
      Situation(.valueDiffers, "A value is another one", "A step waits until a value, a label or a text is the expected one.", app: Gallery.controls()) {
        Then(the: value(of: Switch(id: "WiFiSwitch"), is: .on))
      },
      Situation(
        .neverIdle, "The app doesn't become idle", "With `.untilIdle`, each step waits until the app is idle, and this one isn't idle in time. The message lists its work.",
        app: BusyApp.app { _ in Task { while !Task.isCancelled { try await Task.sleep(for: .seconds(0.8)) } } }
      ) {
        withSynchronization(.untilIdle) {
          When(I: tap(Button(id: "Load")))
          And(I: tap(Button(id: "Next")))
        }
      },
      Situation(
        .neverSettles, "The app never settles",
        "The app's work keeps starting new work without delay. Whatever the test does then fails, here the launch of the app.",
        app: AppUnderTest(EchoingApp.self), types: ["EchoingView"]),
    ]
  }

  /// Scrolling that doesn't get there.
  var scrolling: [Situation] {
    [
      Situation(
        .notReachedByScrolling, "Scrolling doesn't bring an element", "A step scrolls until an element is in a state, and it isn't after the last scroll.",
        app: Gallery.terms()
      ) {
        When(I: scroll(ScrollView(id: "Terms"), .downwards, until: Label(id: "Paragraph 100"), is: .visible, maxTries: 3))
      },
      Situation(.edgeReached, "Scrolling reaches the edge", "An action scrolls by an amount, and the content ends before.", app: .rows) {
        When(I: perform(.scroll(.down, by: 5_000), on: ScrollView(id: "Rows")))
      },
    ]
  }
}
