import Foundation

/// Failures that happen while no test is running, such as in a property's initial value.
///
/// XCTest creates all test cases before it runs the first one.
///
/// The test libraries drop these failures. Therefore they fail the next XCTest test instead, or otherwise the process.
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

  /// Fails the starting XCTest test once for each kept failure.
  static func failStartingTest() {
    // Keep a failure that XCTest doesn't accept, so the failure is reported at the end of the process.
    for failure in removeAll(where: \.isForNextTest)
    where !XCTestLibrary.fail(failure.message + "\n  It happened before this test, while no test was running.", at: failure.location) {
      keep(failure.message, at: failure.location)
    }
  }

  /// Prints the remaining failures to standard error and returns the text, if there are any.
  static func reportAtEnd() -> String? {
    let failures = removeAll { _ in true }
    if failures.isEmpty { return nil }
    fflush(nil)
    let head = failures.count == 1 ? "1 failure doesn't belong to a test, so the run fails:" : "\(failures.count) failures don't belong to a test, so the run fails:"
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
