import Foundation
import ScenarioKit
import Screens
import Synchronization

/// A run of scenarios that should fail on a separate device, with the messages that a person would get.
@preconcurrency @MainActor
struct FailureCapture: DefaultContexts {
  /// The messages that reached the test library, in order.
  private(set) var messages: [String] = []
  /// The stable names of the failures, in order.
  private(set) var kinds: [String] = []
  /// The lines of the reported failures.
  private(set) var lines: [Int] = []
  /// The output of the console log.
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

  /// The number of skipped steps in the console log.
  var skippedSteps: Int { log.split(separator: "\n").count { $0.hasSuffix("(skipped)") } }
}

extension FailureCapture {
  /// A reporter that collects the failures for the test library.
  final class Reporter: TestReporter {
    let failures = Mutex<[(TestFailure, SourceLocation)]>([])

    var messages: [String] { failures.withLock { $0.map(\.0.message) } }
    var lines: [Int] { failures.withLock { $0.map(\.1.line) } }

    func record(_ failure: TestFailure, at location: SourceLocation) {
      failures.withLock { $0.append((failure, location)) }
    }
  }
}
