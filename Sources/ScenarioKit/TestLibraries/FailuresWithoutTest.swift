import Foundation

/// Failures that happen while no test runs, as in the initial value of a property of a test class: XCTest creates all test cases before it runs the first.
///
/// A test library drops such a failure. The next test that XCTest starts gets it; where there is none, the process does not end with success.
enum FailuresWithoutTest {
  private struct Failure: Sendable {
    let message: String
    let location: SourceLocation
    let isForNextTest: Bool
  }

  private static let kept = Guarded<[Failure]>([])

  /// Keeps a failure for the next test, or for the end of the run.
  static func keep(_ message: String, at location: SourceLocation, forNextTest isForNextTest: Bool = true) {
    TestProcess.prepare()
    kept.withLock { $0.append(Failure(message: message, location: location, isForNextTest: isForNextTest)) }
  }

  /// Fails the test of XCTest that starts now, once for each failure that was kept.
  static func failStartingTest() {
    // What the library does not take stands at the end of the process.
    for failure in removeAll(where: \.isForNextTest) where !XCTestLibrary.fail(failure.message + "\n  It happened before this test, while no test ran.", at: failure.location) {
      keep(failure.message, at: failure.location)
    }
  }

  /// Writes the failures that no test got to standard error, and returns the text; `nil` if there are none.
  static func reportAtEnd() -> String? {
    let failures = removeAll { _ in true }
    if failures.isEmpty { return nil }
    fflush(nil)
    let head = failures.count == 1 ? "1 failure belongs to no test, so the run fails:" : "\(failures.count) failures belong to no test, so the run fails:"
    let lines = failures.map { $0.location.filePath.isEmpty ? $0.message : "\($0.location.filePath):\($0.location.line): \($0.message)" }
    let text = ([head] + lines).joined(separator: "\n")
    StandardError.print("\nerror: " + text)
    return text
  }

  private static func removeAll(where isMeant: (Failure) -> Bool) -> [Failure] {
    kept.withLock { failures in
      defer { failures.removeAll(where: isMeant) }
      return failures.filter(isMeant)
    }
  }
}
