import Foundation
import ScreenTestKit
import Synchronization
import XCTest

#if os(Linux)
  /// Tests that an unfulfilled expectation of an async test fails the test after its timeout in virtual time.
  ///
  /// The class catches the failure.
  final class AwaitedExpectationTests: ScreenTestCase {
    /// The caught failures, or `nil` if failures should fail the test.
    private nonisolated let caught: Mutex<[String]?> = Mutex(nil)

    override class var appUnderTest: AppUnderTest? { AppUnderTest(SampleApp.self) }

    override nonisolated func setUpWithError() throws {
      try super.setUpWithError()
      try skipUnderThreadSanitizer()
    }

    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
      let isCaught = caught.withLock { caught in
        caught?.append(description)
        return caught != nil
      }
      if !isCaught { super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected) }
    }

    func test_anExpectationThatIsNotFulfilledFailsTheTestAfterVirtualSeconds() async {
      caught.withLock { $0 = [] }
      let start = Date()
      await fulfillment(of: [expectation(description: "an answer")], timeout: 3600)
      let passed = Date().timeIntervalSince(start)
      let failures = caught.withLock { caught in
        defer { caught = nil }
        return caught
      }
      XCTAssertEqual(failures, ["Asynchronous wait failed - Exceeded timeout of 3600.0 seconds, with unfulfilled expectations: an answer"])
      XCTAssertEqual(passed, 3600, accuracy: 0.001)
    }
  }
#endif
