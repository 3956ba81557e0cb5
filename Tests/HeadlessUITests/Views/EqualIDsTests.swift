import XCTest

@testable import HeadlessUI

private struct Names: View {
  @State private var names = ["Ann", "Bob", "Ann", "Cid", "Ann", "Cid"]
  let isList: Bool

  var body: some View {
    VStack {
      if isList {
        List(names, id: \.self) { Text($0) }
      } else {
        ForEach(names, id: \.self) { Text($0) }
      }
      Button("Add") { names += ["Bob"] }
      Button("Repeat") { names += ["Ann"] }
    }
  }
}

private struct Different: View {
  var body: some View { ForEach(0..<20) { Text("\($0)") } }
}

@preconcurrency @MainActor
final class EqualIDsTests: DeviceTestCase {
  func test_equalIDsAreReportedTogetherWithTheView() {
    show { Names(isList: false) }
    XCTAssertEqual(problems, [.equalIDs(["Ann", "Cid"], in: "Names")])
  }

  func test_equalIDsOfRowsInViewAreReported() {
    show { Names(isList: true) }
    XCTAssertEqual(problems, [.equalIDs(["Ann", "Cid"], in: "Names")])
  }

  func test_eachIsReportedOnce() {
    show { Names(isList: false) }
    tap(.button, "Repeat")
    XCTAssertEqual(problems.count, 1)
    tap(.button, "Add")
    XCTAssertEqual(problems.dropFirst(), [.equalIDs(["Bob"], in: "Names")])
  }

  func test_elementsWithEqualIDsAreAllShown() {
    show { Names(isList: false) }
    XCTAssertEqual(texts, ["Ann", "Bob", "Ann", "Cid", "Ann", "Cid"])
  }

  func test_differentIDsAreNotReported() {
    show { Different() }
    XCTAssertEqual(problems, [])
  }
}
