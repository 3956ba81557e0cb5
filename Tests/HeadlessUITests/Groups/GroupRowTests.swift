import Foundation
import XCTest

@testable import HeadlessUI

private struct Item: Identifiable {
  let id: Int
}

private struct Rows: View {
  let log: Log
  @State private var items = (0..<1000).map(Item.init)

  var body: some View {
    List {
      ForEach(items) { item in
        Text("row \(item.id)")
      }
      .onDelete { items.remove(atOffsets: $0) }
      .padding(4)
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
    }
    .overlay(alignment: .bottom) { Button("Drop") { items.removeFirst() } }
  }
}

/// Rows that each hold a count.
private struct CountedRows: View {
  var body: some View {
    List {
      ForEach(0..<100, id: \.self) { CountedRow(number: $0) }.padding(10)
    }
  }
}

private struct CountedRow: View {
  let number: Int
  @State private var count = 0

  var body: some View { Button("\(number): \(count)") { count += 1 } }
}

@preconcurrency @MainActor
final class GroupRowTests: DeviceTestCase {
  func test_paddingAroundACollectionMakesEachElementARow() {
    let log = Log()
    show { Rows(log: log) }
    XCTAssertGreaterThan(count(.cell), 10)
    XCTAssertLessThan(count(.cell), 30)
    let cell = frame(.cell, at: 0)
    // A row has 11 points of space above its content.
    XCTAssertEqual(frame(.staticText, "row 0").minY - cell.minY, 11 + 4)
    XCTAssertEqual(log.take().count, count(.cell))
  }

  func test_rowsAppearAndDisappearOneByOne() {
    let log = Log()
    show { Rows(log: log) }
    log.take().forEach { XCTAssertEqual($0, "appear") }
    for _ in 0..<3 { scrollDown(by: 600) }
    let entries = log.take()
    XCTAssertGreaterThan(entries.count { $0 == "appear" }, 10)
    XCTAssertGreaterThan(entries.count { $0 == "disappear" }, 10)
    XCTAssertFalse(exists(.staticText, "row 0"))
  }

  func test_elementsComeAndGoUnderTheModifiers() {
    show { Rows(log: Log()) }
    tap(.button, "Drop")
    XCTAssertFalse(exists(.staticText, "row 0"))
    XCTAssertEqual(texts.first, "row 1")
    let cell = frame(.cell, at: 0)
    device.drag(from: CGPoint(x: cell.maxX - 10, y: cell.midY), to: CGPoint(x: cell.minX + 10, y: cell.midY))
    XCTAssertEqual(texts.first, "row 2")
  }

  func test_whatARowKeepsComesBackWithIt() {
    show { CountedRows() }
    tap(.button, "0: 0")
    for _ in 0..<3 { scrollDown(by: 600) }
    XCTAssertFalse(exists(.button, "0: 1"))
    for _ in 0..<4 { scrollUp(by: 600) }
    XCTAssertTrue(exists(.button, "0: 1"))
    tap(.button, "0: 1")
    XCTAssertTrue(exists(.button, "0: 2"))
  }

  func test_eachMemberOfAGroupIsARow() {
    show {
      List {
        Group {
          Text("a")
          Text("b")
        }
        .padding(4)
        ForEach(0..<2, id: \.self) { number in
          Group {
            Text("first \(number)")
            Text("second \(number)")
          }
          .padding()
        }
        Section("More") { Text("c") }.padding(2)
      }
    }
    XCTAssertEqual(labels(.cell), ["a", "b", "first 0", "second 0", "first 1", "second 1", "c"])
    XCTAssertTrue(exists(.staticText, "MORE"))
  }

  func test_aLazyStackMakesOnlyTheViewsInViewUnderAModifier() {
    show {
      ScrollView {
        LazyVStack {
          ForEach(0..<10_000, id: \.self) { Text("line \($0)") }.frame(height: 50).accessibilityIdentifier("line")
        }
      }
    }
    XCTAssertLessThan(count(.staticText), 40)
    scrollDown(by: 500)
    XCTAssertFalse(exists(.staticText, "line 0"))
  }

  func test_eachPageOfATabViewIsModified() {
    show {
      TabView {
        Group {
          Text("one").tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        }
        .padding()
      }
    }
    XCTAssertEqual(labels(.staticText), ["one"])
    tap(.button, "Two")
    XCTAssertEqual(labels(.staticText), ["two"])
  }
}
