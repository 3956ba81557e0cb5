import Foundation
import Screens
import VirtualTime

/// An app whose button “Load” starts some work, and that shows “Loaded” when the work ends.
enum BusyApp {
  /// Returns the app with the work that its button starts.
  @MainActor
  static func app(_ work: @escaping @MainActor @Sendable (_ done: @escaping @MainActor @Sendable () -> Void) -> Void) -> AppUnderTest {
    AppUnderTest(name: "Feed") { BusyView(work: work) }
  }

  /// Returns the app with a task's sleep as its work.
  @MainActor
  static func sleeping(_ seconds: Double) -> AppUnderTest {
    app { done in
      Task {
        try await Task.sleep(for: .seconds(seconds))
        done()
      }
    }
  }

  /// Returns the app with a timer as its work.
  @MainActor
  static func timing(_ seconds: Double, repeats: Bool = false) -> AppUnderTest {
    app { done in _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { _ in MainActor.assumeIsolated { done() } } }
  }

  /// Returns the app with work of the given kind on the device's clock.
  @MainActor
  static func waiting(_ seconds: Double, as kind: PendingWork.Kind, isTracked: Bool = true) -> AppUnderTest {
    app { done in VirtualScheduler.owner?.schedule(after: .seconds(seconds), name: "the work of Feed", kind: kind, isTracked: isTracked, done) }
  }
}

/// The screen of the app.
struct BusyScreen: Screen {
  let trait = Header(id: "Feed")
  let loadButton = Button(id: "Load")
  let nextButton = Button(id: "Next")
  let spinner = Label(id: "Spinner")
  let count = Label(id: "Count")
}

let busyScreen = BusyScreen()
