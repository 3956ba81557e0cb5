import ScreenTestKit
import XCTest

/// Tests of Swift's `type(of:)` in a test case, because the method `type(_:into:)` could hide it.
@preconcurrency @MainActor
final class TypeOfTests: XCTestCase {
  private class OwnCase: ScreenTestCase {
    var itsType: Any.Type { type(of: self) }
    func type(ofOther value: Int) -> Any.Type { type(of: value) }
  }

  private final class NarrowerCase: OwnCase {}

  func test_theTypeOfATestCaseAndOfAValue() {
    XCTAssertTrue(NarrowerCase(name: "own", testClosure: { _ in }).itsType == NarrowerCase.self)
    let own = OwnCase(name: "own", testClosure: { _ in })
    XCTAssertTrue(own.itsType == OwnCase.self)
    XCTAssertTrue(own.type(ofOther: 3) == Int.self)
  }

  func test_aTestCaseIsCreatedWithoutArguments() {
    XCTAssertEqual(UITestCase().name, "UITestCase.init")
  }
}
