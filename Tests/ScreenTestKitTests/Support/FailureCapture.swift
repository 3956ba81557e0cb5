import Foundation
import ScreenTestKit
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
    let reporter = CapturingReporter()
    let printed = Mutex("")
    let console = ConsoleLog { text in printed.withLock { $0 += text } }
    let session = ScreenSession(appUnderTest: app, feature: "Failures", test: "test", reporter: reporter, journal: nil, console: console)
    session.perform {
      session.launch(clean: true)
      steps(self)
    }
    messages = reporter.failures.withLock { $0.map(\.0.message) }
    kinds = reporter.failures.withLock { $0.map(\.0.kind) }
    lines = reporter.failures.withLock { $0.map(\.1.line) }
    log = printed.withLock { $0 }
  }

  /// The steps that were not run, as the console log has them.
  var skippedSteps: Int { log.split(separator: "\n").count { $0.hasSuffix("(skipped)") } }
}

final class CapturingReporter: TestReporter {
  let failures = Mutex<[(TestFailure, SourceLocation)]>([])

  func record(_ failure: TestFailure, at location: SourceLocation) {
    failures.withLock { $0.append((failure, location)) }
  }
}
