import VirtualTime
import XCTest

@testable import Screens

/// Tests that the probes of all categories pass in this process, and that the checks of discovery and logging can fail.
@preconcurrency @MainActor
final class CategoryProbesTests: XCTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  func test_everyCategoryWorksInThisProcess() {
    XCTAssertEqual(CategoryProbes.problems(after: []), [])
  }

  func test_theProbesRunInAnyTest() {
    let capture = FailureCapture { _ in XCTAssertEqual(CategoryProbes.problems(after: []), []) }
    XCTAssertEqual(capture.messages, [])
  }

  func test_eachCheckOfDiscoveryCanFail() {
    XCTAssertEqual(DiscoveryProbe.problems(), [])
    XCTAssertEqual(DiscoveryProbe.values(types: [ProbedType.self], cast: ("test", { _ in {} })).problems, [])
    XCTAssertEqual(
      DiscoveryProbe.values(types: [], cast: nil).problems.map(\.expected),
      ["the list of types with the protocol ProbedProtocol is ProbedType", "the name of a test function on the main actor is test"])
  }
}
