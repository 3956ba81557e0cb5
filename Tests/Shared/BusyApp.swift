import Foundation
import Screens
import VirtualTime

/// An app whose button “Load” starts some work, at the end of which “Loaded” is shown.
enum BusyApp {
  /// The app, with the work that its button starts.
  @MainActor
  static func app(_ work: @escaping @MainActor @Sendable (_ done: @escaping @MainActor @Sendable () -> Void) -> Void) -> AppUnderTest {
    AppUnderTest(name: "Feed") { BusyView(work: work) }
  }

  /// The app whose work is a sleep of a task.
  @MainActor
  static func sleeping(_ seconds: Double) -> AppUnderTest {
    app { done in
      Task {
        try await Task.sleep(for: .seconds(seconds))
        done()
      }
    }
  }

  /// The app whose work is a timer.
  @MainActor
  static func timing(_ seconds: Double, repeats: Bool = false) -> AppUnderTest {
    app { done in _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { _ in MainActor.assumeIsolated { done() } } }
  }

  /// The app whose work stands on the device's clock as a certain kind of work.
  @MainActor
  static func waiting(_ seconds: Double, as kind: PendingWork.Kind, isTracked: Bool = true) -> AppUnderTest {
    app { done in VirtualScheduler.owner?.schedule(after: .seconds(seconds), name: "the work of Feed", kind: kind, isTracked: isTracked, done) }
  }
}

/// What the app shows.
struct BusyScreen: Screen {
  let trait = Header(id: "Feed")
  let loadButton = Button(id: "Load")
  let nextButton = Button(id: "Next")
  let spinner = Label(id: "Spinner")
  let count = Label(id: "Count")
}

let busyScreen = BusyScreen()
