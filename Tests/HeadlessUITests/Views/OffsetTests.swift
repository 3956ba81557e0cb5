import Foundation
import VirtualTime
import XCTest

@testable import HeadlessUI

/// Offsets without a defined result, which crash an app on a phone.
final class OffsetTests: XCTestCase {
  private func problems(_ body: () -> Void) -> [UsageError] {
    let log = ProblemLog()
    UsageError.$handler.withValue(UsageError.Handler { log.problems.append($0) }, operation: body)
    return log.problems
  }

  func test_anElementIsRemovedOnce() {
    var letters = ["a", "b", "c"]
    XCTAssertEqual(problems { letters.remove(atOffsets: [0, 2]) }, [])
    XCTAssertEqual(letters, ["b"])
    XCTAssertEqual(
      problems { letters.remove(atOffsets: [2]) },
      [
        UsageError(
          kind: "app.offset", action: "remove the element at the offset 2 of a collection", reason: "it has 1 element, so the app would crash on a device",
          advice: "check in the app that each element is removed or moved once, and that the offsets belong to this collection.", place: nil)
      ])
    XCTAssertEqual(letters, ["b"])
  }

  func test_anElementIsMovedWithinTheCollection() {
    var letters = ["a", "b", "c"]
    XCTAssertEqual(problems { letters.move(fromOffsets: [0], toOffset: 3) }, [])
    XCTAssertEqual(letters, ["b", "c", "a"])
    XCTAssertEqual(
      problems {
        letters.move(fromOffsets: [3], toOffset: 0)
        letters.move(fromOffsets: [0], toOffset: 4)
        letters.move(fromOffsets: [0], toOffset: -1)
      }.map(\.action),
      ["move the element at the offset 3 of a collection", "move elements to the offset 4 of a collection", "move elements to the offset -1 of a collection"])
  }
}
