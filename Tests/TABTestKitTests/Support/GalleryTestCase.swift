import Synchronization
import TABTestKit

/// The base class of this target's tests: what an author's own would look like, with a way to look at failures that are meant.
@preconcurrency @MainActor
class GalleryTestCase: TABTestCase {
  /// The seconds that have passed on the device's clock.
  var seconds: Double { DeviceWait.now ?? -1 }

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

  /// The stable names of the failures.
  func kinds(in app: AppUnderTest? = nil, _ body: () -> Void) -> [String] { failures(in: app, body).map(\.kind) }
}

/// Keeps failures, with the lines that they were reported at.
final class FailureCollector: TestReporter {
  let failures = Mutex<[(TestFailure, SourceLocation)]>([])

  func record(_ failure: TestFailure, at location: SourceLocation) { failures.withLock { $0.append((failure, location)) } }
}
