import Screens
import VirtualTime
import XCTest

/// Tests that renamed API still works under its earlier names.
@preconcurrency @MainActor
final class DeprecatedNameTests: MatcherTestCase {
  @available(*, deprecated, message: "The test uses deprecated names.")
  func test_earlierNamesMeanTheSame() throws {
    var snapshot: ElementSnapshot?
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(.type(.button) && .isDrawn), self.names(.type(.button) && .isRendered))
      XCTAssertTrue(Button(id: "Nowhere").matches(ElementMatcher(ofAbsentToo: "is absent") { $0 == nil }))
      snapshot = Button(id: "Off").snapshot
    }
    let off = try XCTUnwrap(snapshot)
    XCTAssertEqual(off.isDrawn, off.isRendered)
    XCTAssertEqual(off.isOnScreenAndDrawn, off.isOnScreenAndRendered)
    XCTAssertEqual("\(ElementMatcher.isOnScreenAndDrawn)", "\(ElementMatcher.isOnScreenAndRendered)")
    XCTAssertTrue(type(of: WorkOrder.plain) == SchedulingOrder.self)
  }
}
