import XCTest

@testable import HeadlessUI

/// `onChange` on several views.
final class GroupChangeTests: DeviceTestCase {
  func test_onChangeOnAGroupRunsForEachView() {
    let log = ChangeLog()
    show { ChangingPage(log: log) }
    tap(.button, "Count")
    XCTAssertEqual(log.entries, ["group 0 1", "group 0 1", "one 0 1"])
  }

  func test_onChangeOnRowsOfAListRunsOnce() {
    let log = ChangeLog()
    show { ChangingList(log: log) }
    tap(.button, "Count")
    XCTAssertEqual(log.entries, ["rows 1"])
  }
}

@MainActor
private final class ChangeLog {
  var entries: [String] = []
}

private struct ChangingPage: View {
  let log: ChangeLog
  @State private var count = 0

  var body: some View {
    VStack {
      Group {
        Text("a")
        Text("b")
      }
      .onChange(of: count) { log.entries.append("group \($0) \($1)") }
      VStack {
        Text("c")
        Button("Count") { count += 1 }
      }
      .onChange(of: count) { log.entries.append("one \($0) \($1)") }
    }
  }
}

private struct ChangingList: View {
  let log: ChangeLog
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      List { ForEach(0..<1000, id: \.self) { Text("\($0)") }.onChange(of: count) { log.entries.append("rows \($1)") } }
    }
  }
}
