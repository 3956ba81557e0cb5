import VirtualTime
import XCTest

@testable import ScenarioKit

/// Tests of the probe of the test libraries, and of the failure of a run whose expectations could be lost.
final class TestLibraryProbeTests: XCTestCase {
  func test_bothLibrariesCanBeUsed() {
    XCTAssertEqual(TestLibraryProbe.problems(), [])
  }

  func test_eachCheckCanFail() {
    XCTAssertEqual(TestLibraryProbe.values(observes: true, findsTypes: true).problems, [])
    XCTAssertEqual(TestLibraryProbe.values(observes: false, findsTypes: true).problems.map(\.actual), ["it is not called"])
    XCTAssertEqual(TestLibraryProbe.values(observes: true, findsTypes: false).problems.map(\.actual), ["it is not found"])
  }

  func test_aRunWhoseExpectationsCouldBeLostFailsAtItsEnd() throws {
    XCTAssertNil(StrayFailures.lossOfExpectations(problems: []))
    XCTAssertNil(StrayFailures.lossOfExpectations())
    let problem = InterpositionProblem(
      category: .logging, expected: "lib_TestingInterop.so has _swift_testing_installFallbackEventHandler", actual: "it does not",
      consequence: "an expectation of Swift Testing that fails in a test of XCTest is lost")
    XCTAssertEqual(TestFailure.notCaptured(.logging, [problem]).kind, "toolchain.logging")
    let told = try XCTUnwrap(StrayFailures.lossOfExpectations(problems: [problem]))
    XCTAssertTrue(told.hasPrefix("Could not collect the failures of this process: some of them would be lost in this process."), told)
    XCTAssertTrue(told.contains("A run of such tests can’t pass in this process."), told)
  }
}
