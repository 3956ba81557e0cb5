import Foundation
import Synchronization
import TABTestKit

/// The base class of this target's tests.
///
/// It's like an author's base class, with functions to inspect expected failures.
@preconcurrency @MainActor
class GalleryTestCase: TABTestCase {
  /// The seconds that have passed on the device's clock.
  var seconds: Double { HeadlessDriver.now.map { $0 / .seconds(1) } ?? -1 }

  /// Runs a body on a new device with the app, and returns the failures that would be reported to the test library.
  func failures(in app: AppUnderTest? = nil, _ body: () -> Void) -> [TestFailure] {
    let reporter = FailureCollector()
    let session = ScreenSession(appUnderTest: app ?? Self.appUnderTest, feature: "Failures", test: name, reporter: reporter, journal: nil, console: nil)
    session.perform {
      session.prepareLaunch()
      session.launch(clean: true)
      body()
    }
    return reporter.failures.withLock { $0.map(\.0) }
  }

  /// Runs a body on a new device with the app, and returns the journal.
  func journal(in app: AppUnderTest? = nil, _ body: () -> Void) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let session = ScreenSession(
      appUnderTest: app ?? Self.appUnderTest, feature: "Journal", test: name, reporter: FailureCollector(), journal: try Journal(url: url, tool: "xctest"), console: nil)
    session.perform {
      session.prepareLaunch()
      session.launch(clean: true)
      body()
    }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// Runs a body on a new device with the app, and returns the stable names of the failures.
  func kinds(in app: AppUnderTest? = nil, _ body: () -> Void) -> [String] { failures(in: app, body).map(\.kind) }
}

/// A reporter that collects failures with the lines of their reports.
final class FailureCollector: TestReporter {
  let failures = Mutex<[(TestFailure, SourceLocation)]>([])

  /// The steps that were running when the failures were reported.
  let steps = Mutex<[Step?]>([])

  func record(_ failure: TestFailure, at location: SourceLocation) {
    failures.withLock { $0.append((failure, location)) }
    steps.withLock { $0.append(Step.current) }
  }
}
