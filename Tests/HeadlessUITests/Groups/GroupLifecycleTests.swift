import Foundation
import XCTest

@testable import HeadlessUI

private struct Branches: View {
  let log: Log
  @State private var isFirst = true
  @State private var hasMore = false

  var body: some View {
    VStack {
      Group { if isFirst { Text("first") } else { Text("second") } }
        .onAppear { log.note("appear") }
        .onDisappear { log.note("disappear") }
      Group {
        Text("always")
        if hasMore { Text("more") }
      }
      .onAppear { log.note("member appears") }
      .onDisappear { log.note("member disappears") }
      Button("Switch") { isFirst.toggle() }
      Button("More") { hasMore.toggle() }
    }
  }
}

private struct Tasks: View {
  let log: Log
  @State private var isFirst = true

  var body: some View {
    VStack {
      Group { if isFirst { Text("first") } else { Text("second") } }
        .task {
          log.note("begin")
          do { try await Task.sleep(for: .seconds(60)) } catch { log.note("cancelled") }
        }
      Button("Switch") { isFirst.toggle() }
    }
  }
}

@preconcurrency @MainActor
final class GroupLifecycleTests: DeviceTestCase {
  func test_onAppearRunsForEachMemberAndAgainWhenTheBranchChanges() {
    let log = Log()
    show { Branches(log: log) }
    XCTAssertEqual(log.take(), ["appear", "member appears"])
    tap(.button, "Switch")
    XCTAssertEqual(log.take(), ["appear", "disappear"])
    tap(.button, "More")
    XCTAssertEqual(log.take(), ["member appears"])
    tap(.button, "More")
    XCTAssertEqual(log.take(), ["member disappears"])
  }

  func test_aGroupOfTwoAppearsTwice() {
    let log = Log()
    show {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { log.note("appear") }
        EmptyView().onAppear { log.note("empty") }
      }
    }
    XCTAssertEqual(log.take(), ["appear", "appear"])
  }

  func test_theTaskOfABranchIsCancelledWithIt() {
    let log = Log()
    show { Tasks(log: log) }
    XCTAssertEqual(log.take(), ["begin"])
    tap(.button, "Switch")
    XCTAssertEqual(log.take().sorted(), ["begin", "cancelled"])
  }
}
