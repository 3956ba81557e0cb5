import Foundation
import Screens
import VirtualTime

/// One way in which an app can be busy: work that ends, how it is excluded, and work that never ends with what a person is told of it.
@MainActor
struct BusyWay {
  /// What is told of work that never ends, apart from what all such messages share.
  enum Told {
    /// The tap on “Next” fails: the app did not become idle within a time, and this was busy.
    case busy(String, within: Double = 30)
    /// The tap on “Load” fails: the app does not come to rest.
    case restless
    /// A look for what is not there fails with a sentence about the wait.
    case notFound(String)
  }

  /// What excludes the work.
  enum Exclusion {
    /// A setting.
    case setting((inout TestConfiguration) -> Void)
    /// What the test does, or leaves, before the app works.
    case preparation
    /// Nothing: it runs after every interaction, synchronized or not.
    case none
  }

  /// What a run of the app is to show.
  enum Purpose {
    case isWaitedFor, isExcluded, isEndless
  }

  /// What the way is called: “a timer source”.
  let name: String
  /// The app whose work ends.
  let ending: AppUnderTest
  /// How long an interaction in idle mode waits for that work, in virtual seconds.
  let wait: Double
  /// What excludes the work.
  let exclusion: Exclusion
  /// The app whose work never ends.
  let endless: AppUnderTest
  /// What is told of it.
  let told: Told

  /// What is set for all three tests.
  var configure: (inout TestConfiguration) -> Void = { _ in }
  /// What makes the app work.
  var start: @MainActor (FailureCapture) -> Void = { $0.tap(busyScreen.loadButton) }
  /// What the test does before the app works.
  var prepare: @MainActor (Purpose) -> Void = { _ in }
  /// What the test does at its end.
  var cleanUp: @MainActor () -> Void = {}
  /// Whether the way needs what the thread sanitizer does not let be replaced.
  var needsCapture = true
  /// Whether the wait takes real time, of which the clock then shows a part.
  var isReal = false

  /// Whether it runs after every interaction.
  var isAlwaysRun: Bool { if case .none = exclusion { true } else { false } }

  /// Returns the ways in which work of a kind can be pending.
  ///
  /// A new kind does not compile until it has one.
  static func ways(_ kind: PendingWork.Kind) -> [BusyWay] {
    switch kind {
    case .task: tasks
    case .sleep: sleeps
    case .block: blocks
    case .delayedBlock: delayedBlocks
    case .timer: timers
    case .repeatingTimer: repeatingTimers
    case .event: events
    case .animation: animations
    case .screenTransition: screenTransitions
    case .keyboardTransition: keyboardTransitions
    case .request: requests
    case .resource: resources
    case .suspendedTask: suspendedTasks + watchedFiles
    case .blockedThread: blockedThreads
    // Nothing is waited for: it is told of when it is left over.
    case .observer: []
    }
  }
}

extension BusyWay.Exclusion {
  /// The greatest delay just below that of the work.
  static var delay: Self { .setting { $0.dispatchAfterMaxTrackableDelay = 1.499 } }

  /// The greatest interval just below that of the work.
  static var interval: Self { .setting { $0.timerMaxTrackableInterval = 1.499 } }

  /// What is left out by nature.
  static var always: Self { .setting { _ in } }
}
