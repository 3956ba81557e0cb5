import Foundation
import ScenarioKit
import Screens
import Synchronization

/// Runs scenarios that are meant to fail on a device of their own, and keeps what a person would be told.
@preconcurrency @MainActor
struct FailureCapture: DefaultContexts {
  /// The messages that reached the test library, in order.
  private(set) var messages: [String] = []
  /// The stable names of the failures, in order.
  private(set) var kinds: [String] = []
  /// The lines that they were reported at.
  private(set) var lines: [Int] = []
  /// What the console log printed.
  private(set) var log = ""

  init(_ app: AppUnderTest? = AppUnderTest(SampleApp.self), _ steps: (FailureCapture) -> Void) {
    let reporter = Reporter()
    let printed = Mutex("")
    let console = ConsoleLog { text in printed.withLock { $0 += text } }
    let session = ScreenSession(appUnderTest: app, feature: "Failures", test: "test", reporter: reporter, journal: nil, console: console)
    session.perform {
      session.launch(clean: true)
      steps(self)
    }
    messages = reporter.messages
    kinds = reporter.failures.withLock { $0.map(\.0.kind) }
    lines = reporter.lines
    log = printed.withLock { $0 }
  }

  /// The steps that were not run, as the console log has them.
  var skippedSteps: Int { log.split(separator: "\n").count { $0.hasSuffix("(skipped)") } }
}

extension FailureCapture {
  /// Keeps the failures that would reach the test library.
  final class Reporter: TestReporter {
    let failures = Mutex<[(TestFailure, SourceLocation)]>([])

    var messages: [String] { failures.withLock { $0.map(\.0.message) } }
    var lines: [Int] { failures.withLock { $0.map(\.1.line) } }

    func record(_ failure: TestFailure, at location: SourceLocation) {
      failures.withLock { $0.append((failure, location)) }
    }
  }
}
