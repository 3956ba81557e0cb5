import Foundation
import Screens
import VirtualTime

/// A way for an app to be busy: work that ends, how to exclude it, and work that never ends.
@MainActor
struct BusyWay {
  /// The report about work that never ends, without the parts that all these messages share.
  enum Told {
    /// The tap on “Next” fails: the app didn't become idle within a time, and this work was busy.
    case busy(String, within: Double = 30)
    /// The tap on “Load” fails: the app never comes to rest.
    case restless
    /// A search for a missing element fails, with a sentence about the wait.
    case notFound(String)
  }

  /// The way to exclude the work.
  enum Exclusion {
    /// A setting of the configuration.
    case setting((inout TestConfiguration) -> Void)
    /// An action that the test performs, or omits, before the app works.
    case preparation
    /// The work can't be excluded: it runs after every interaction, with or without synchronization.
    case none
  }

  /// The purpose of a run of the app.
  enum Purpose {
    case isWaitedFor, isExcluded, isEndless
  }

  /// The name of the way: “a timer source”.
  let name: String
  /// The app whose work ends.
  let ending: AppUnderTest
  /// The time that an interaction in idle mode waits for that work, in virtual seconds.
  let wait: Double
  /// The way to exclude the work.
  let exclusion: Exclusion
  /// The app whose work never ends.
  let endless: AppUnderTest
  /// The report about the work that never ends.
  let told: Told

  /// A closure that changes the settings of all three tests.
  var configure: (inout TestConfiguration) -> Void = { _ in }
  /// A closure that starts the app's work.
  var start: @MainActor (FailureCapture) -> Void = { $0.tap(busyScreen.loadButton) }
  /// A closure that the test calls before the app works.
  var prepare: @MainActor (Purpose) -> Void = { _ in }
  /// A closure that the test calls at its end.
  var cleanUp: @MainActor () -> Void = {}
  /// Whether the way requires functions that can't be intercepted under the thread sanitizer.
  var needsCapture = true
  /// Whether the wait takes real time.
  ///
  /// The clock then shows a part of that time.
  var isReal = false

  /// Whether the work runs after every interaction.
  var isAlwaysRun: Bool { if case .none = exclusion { true } else { false } }

  /// Returns the ways for work of a kind to be pending.
  ///
  /// A new kind doesn't compile until it's added here.
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
    // Nothing waits for observers. They're reported as leftovers.
    case .observer: []
    }
  }
}

extension BusyWay.Exclusion {
  /// Sets the maximum delay just below the delay of the work.
  static var delay: Self { .setting { $0.dispatchAfterMaxTrackableDelay = 1.499 } }

  /// Sets the maximum interval just below the interval of the work.
  static var interval: Self { .setting { $0.timerMaxTrackableInterval = 1.499 } }

  /// Changes no setting, because the work is never waited for.
  static var always: Self { .setting { _ in } }
}
