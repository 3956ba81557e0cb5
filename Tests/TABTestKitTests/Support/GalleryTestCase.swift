import Foundation
import Synchronization
import TABTestKit

/// The base class of this target's tests: what an author's own would look like, with a way to look at failures that are meant.
@preconcurrency @MainActor
class GalleryTestCase: TABTestCase {
  /// The seconds that have passed on the device's clock.
  var seconds: Double { HeadlessDriver.now.map { $0 / .seconds(1) } ?? -1 }

  /// Does something on a fresh device with the app, and returns the failures that the test library would have been told of.
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

  /// Does something on a fresh device with the app, and returns what the journal says of it.
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

  /// The stable names of the failures.
  func kinds(in app: AppUnderTest? = nil, _ body: () -> Void) -> [String] { failures(in: app, body).map(\.kind) }
}

/// Keeps failures, with the lines that they were reported at.
final class FailureCollector: TestReporter {
  let failures = Mutex<[(TestFailure, SourceLocation)]>([])

  /// The steps that were running when the failures were reported.
  let steps = Mutex<[CurrentStep?]>([])

  func record(_ failure: TestFailure, at location: SourceLocation) {
    failures.withLock { $0.append((failure, location)) }
    steps.withLock { $0.append(Step.current) }
  }
}
