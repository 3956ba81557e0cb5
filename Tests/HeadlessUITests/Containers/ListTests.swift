import Foundation
import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable private final class Feed {
  var rows: [Int]
  init(_ rows: [Int]) { self.rows = rows }
}

private struct FeedRow: View {
  let number: Int
  let log: Log
  @State private var likes = 0

  var body: some View {
    log.note("row")
    return Button("Row \(number): \(likes)") { likes += 1 }
  }
}

private struct FeedView: View {
  let feed: Feed
  let log: Log

  var body: some View { List(feed.rows, id: \.self) { FeedRow(number: $0, log: log) }.listStyle(.plain) }
}

private struct Shelf: Identifiable {
  let id: String
  let books: [String]
}

private struct Library: View {
  let shelves: [Shelf]

  var body: some View {
    List {
      ForEach(shelves) { shelf in
        Section(shelf.id) { ForEach(shelf.books, id: \.self) { Text($0) } }
      }
    }
  }
}

private struct Visits: View {
  let log: Log

  var body: some View {
    List {
      Text("Top").onAppear { log.note("top appears") }.onDisappear { log.note("top leaves") }
      ForEach(0..<100, id: \.self) { number in
        Text("Row \(number)").onAppear { log.note("+\(number)") }.onDisappear { log.note("-\(number)") }
      }
      Text("Bottom").onAppear { log.note("bottom appears") }
    }
    .listStyle(.plain)
  }
}

@preconcurrency @MainActor
final class ListTests: DeviceTestCase {
  private let log = Log()

  private func showFeed(_ rows: [Int]) -> Feed {
    let feed = Feed(rows)
    let log = log
    show { FeedView(feed: feed, log: log) }
    return feed
  }

  private func change(_ body: @escaping () -> Void) { device.perform(cause: "the test") { body() } }

  private func frames() -> [CGRect] { device.tree.all(.init(scope: application, type: .cell)).map { device.tree.frame(of: $0) } }

  private func assertRowsAreStacked(file: StaticString = #filePath, line: UInt = #line) {
    for (upper, lower) in zip(frames(), frames().dropFirst()) { XCTAssertEqual(upper.maxY, lower.minY, file: file, line: line) }
  }

  func test_aMillionRowsOpenWithThoseInViewAlone() {
    let log = log
    show { List(0..<1_000_000, id: \.self) { FeedRow(number: $0, log: log) }.listStyle(.plain) }
    XCTAssertEqual(count(.cell), 19)
    XCTAssertEqual(labels(.cell).first, "Row 0: 0")
    XCTAssertLessThanOrEqual(log.take().count, 20)
  }

  func test_scrollingMakesTheRowsThatComeIntoViewAndLetsGoOfTheOthers() {
    let log = log
    show { List(0..<1_000_000, id: \.self) { FeedRow(number: $0, log: log) }.listStyle(.plain) }
    _ = log.take()
    scrollDown(by: 440)
    XCTAssertEqual(labels(.cell).first, "Row 8: 0", "two rows are beside the status bar")
    XCTAssertEqual(count(.cell), 21)
    XCTAssertEqual(log.take().count, 10)
    assertRowsAreStacked()
  }

  func test_aRowKeepsItsStateWhileItIsOutOfView() {
    _ = showFeed(Array(0..<1000))
    tap(.button, "Row 3: 0")
    scrollDown(by: 600)
    XCTAssertFalse(exists(.button, "Row 3: 1"))
    scrollUp(by: 600)
    XCTAssertTrue(exists(.button, "Row 3: 1"))
    XCTAssertTrue(exists(.button, "Row 2: 0"))
  }

  func test_aRowOutOfViewThatIsDeletedLosesItsState() {
    let feed = showFeed(Array(0..<1000))
    tap(.button, "Row 3: 0")
    scrollDown(by: 600)
    change { feed.rows.remove(at: 3) }
    change { feed.rows.insert(3, at: 3) }
    scrollUp(by: 600)
    XCTAssertTrue(exists(.button, "Row 3: 0"))
  }

  func test_aRowOutOfViewThatMovesTakesItsStateAlong() {
    let feed = showFeed(Array(0..<1000))
    tap(.button, "Row 3: 0")
    scrollDown(by: 600)
    change { feed.rows.insert(-1, at: 0) }
    scrollUp(by: 600)
    XCTAssertEqual(labels(.cell).prefix(5), ["Row -1: 0", "Row 0: 0", "Row 1: 0", "Row 2: 0", "Row 3: 1"])
  }

  func test_insertingAndDeletingInViewKeepsTheStateOfTheRest() {
    let feed = showFeed(Array(0..<10))
    tap(.button, "Row 2: 0")
    change { feed.rows.insert(100, at: 0) }
    XCTAssertEqual(labels(.cell).prefix(4), ["Row 100: 0", "Row 0: 0", "Row 1: 0", "Row 2: 1"])
    change { feed.rows.removeAll { $0 == 0 || $0 == 1 } }
    XCTAssertEqual(labels(.cell).prefix(3), ["Row 100: 0", "Row 2: 1", "Row 3: 0"])
    assertRowsAreStacked()
  }

  func test_reorderingInViewMovesTheRows() {
    let feed = showFeed([1, 2, 3])
    tap(.button, "Row 1: 0")
    change { feed.rows = [3, 1, 2] }
    XCTAssertEqual(labels(.cell), ["Row 3: 0", "Row 1: 1", "Row 2: 0"])
    assertRowsAreStacked()
  }

  func test_onlyRowsThatAreNewAreEvaluatedWhenTheDataChanges() {
    let feed = showFeed(Array(0..<10))
    _ = log.take()
    change { feed.rows.append(10) }
    XCTAssertEqual(log.take(), ["row"])
  }

  func test_whenTheContentShrinksTheListScrollsBackToWhatIsLeft() {
    let feed = showFeed(Array(0..<1000))
    for _ in 0..<10 { scrollDown(by: 600) }
    change { feed.rows = Array(0..<20) }
    XCTAssertEqual(labels(.cell).last, "Row 19: 0")
    XCTAssertEqual(frames().last?.maxY, 810)
    change { feed.rows = [5] }
    XCTAssertEqual(labels(.cell), ["Row 5: 0"])
    XCTAssertEqual(frames().first?.minY, 47)
    change { feed.rows = [] }
    XCTAssertEqual(count(.cell), 0)
  }

  func test_rowsWithOneIdAreAllShown() {
    _ = showFeed([1, 1, 2, 1])
    XCTAssertEqual(labels(.cell), ["Row 1: 0", "Row 1: 0", "Row 2: 0", "Row 1: 0"])
    assertRowsAreStacked()
  }

  func test_rowsAreAsHighAsTheirContent() {
    show { List(0..<100, id: \.self) { number in Text("Row \(number)").frame(height: number.isMultiple(of: 2) ? 100 : 30) }.listStyle(.plain) }
    XCTAssertEqual(frames().prefix(3).map(\.height), [122, 52, 122])
    assertRowsAreStacked()
    scrollDown(by: 500)
    assertRowsAreStacked()
    scrollUp(by: 500)
    XCTAssertEqual(frames().first?.minY, 47)
    XCTAssertEqual(labels(.cell).first, "Row 0")
  }

  func test_theEndOfALongListCanBeReached() {
    show { List(0..<60, id: \.self) { number in Text("Row \(number)").frame(height: number < 20 ? 22 : 66) }.listStyle(.plain) }
    for _ in 0..<20 { scrollDown(by: 600) }
    XCTAssertEqual(labels(.cell).last, "Row 59")
    XCTAssertEqual(frames().last?.maxY, 810)
  }

  func test_beyondItsEndsAListSpringsBack() {
    _ = showFeed(Array(0..<100))
    scrollUp(by: 300)
    XCTAssertEqual(frames().first?.minY, 47)
    XCTAssertEqual(labels(.cell).first, "Row 0: 0")
  }

  func test_sectionsFromACollectionHaveHeadersAndRows() {
    show { Library(shelves: [Shelf(id: "Novels", books: ["Emma", "Middlemarch"]), Shelf(id: "Poems", books: ["Odes"])]) }
    XCTAssertEqual(labels(.cell), ["Emma", "Middlemarch", "Odes"])
    XCTAssertEqual(texts, ["NOVELS", "Emma", "Middlemarch", "POEMS", "Odes"])
    XCTAssertEqual(properties(.staticText, "NOVELS")?.traits.contains(.header), true)
  }

  func test_aSectionCanHaveAFooter() {
    show {
      List {
        Section {
          Text("row")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      }
    }
    XCTAssertEqual(texts, ["HEADER", "row", "footer"])
    XCTAssertEqual(count(.cell), 1)
  }

  func test_anElementThatMakesTwoViewsMakesTwoRows() {
    show {
      List {
        ForEach(0..<3, id: \.self) { number in
          Text("Name \(number)")
          Text("Value \(number)")
        }
      }
    }
    XCTAssertEqual(labels(.cell), ["Name 0", "Value 0", "Name 1", "Value 1", "Name 2", "Value 2"])
  }

  func test_rowsAppearAndLeaveWithTheView() {
    let log = log
    show { Visits(log: log) }
    XCTAssertEqual(log.take(), ["top appears"] + (0..<18).map { "+\($0)" })
    // Two additional rows are next to the status bar.
    scrollDown(by: 176)
    XCTAssertEqual(log.take().sorted(), ["+18", "+19", "+20", "+21", "-0", "top leaves"])
    for _ in 0..<10 { scrollDown(by: 600) }
    XCTAssertEqual(log.take().count { $0 == "bottom appears" }, 1)
    for _ in 0..<10 { scrollUp(by: 600) }
    XCTAssertEqual(log.take().last { $0.hasPrefix("top") }, "top appears")
  }

  func test_aRowThatIsPartlyInViewIsRevealed() throws {
    _ = showFeed(Array(0..<100))
    scrollDown(by: 20)
    let first = try XCTUnwrap(find(.button, "Row 0: 0"))
    XCTAssertTrue(device.reveal(first))
    XCTAssertGreaterThanOrEqual(device.tree.frame(of: first).minY, 47)
    XCTAssertFalse(device.reveal(first))
  }

  func test_aTouchAnywhereOnARowIsItsButtons() {
    _ = showFeed([1, 2])
    let cell = frame(.cell, "Row 2: 0")
    device.tap(at: CGPoint(x: cell.maxX - 5, y: cell.midY))
    XCTAssertTrue(exists(.button, "Row 2: 1"))
  }

  func test_emptyRowsTakeNoRoom() {
    show { List(0..<6, id: \.self) { number in if number.isMultiple(of: 2) { Text("Row \(number)") } } }
    XCTAssertEqual(labels(.cell), ["Row 0", "Row 2", "Row 4"])
    assertRowsAreStacked()
  }

  private struct VaryingRows: View {
    let log: Log
    @State private var isLong = false

    var body: some View {
      List {
        Button("Change") { isLong.toggle() }
        Group {
          Text("A")
          Text("B")
          Text("C")
          Text("D")
          Text("E")
        }
        .frame(height: 200)
        Pair(isLong: isLong, log: log)
        Text("Last")
      }
    }
  }

  private struct Pair: View {
    let isLong: Bool
    let log: Log

    var body: some View {
      Text("First of the pair").onAppear { log.note("first") }
      if isLong { Text("Second of the pair").onAppear { log.note("second") } }
    }
  }

  func test_rowsOutOfViewAppearLater_alsoIfThereAreMoreOfThemByThen() {
    let log = Log()
    show { VaryingRows(log: log) }
    tap(.button, "Change")
    XCTAssertEqual(log.entries, [])
    scrollDown(by: 600)
    scrollDown(by: 600)
    XCTAssertTrue(exists(.staticText, "Second of the pair"))
    XCTAssertEqual(log.entries, ["first", "second"])
  }

  func test_aRowThatBecomesEmptyLeavesTheList() {
    struct Rows: View {
      @State private var isShown = true

      var body: some View {
        List {
          Button("Hide") { isShown = false }
          ForEach([1], id: \.self) { _ in if isShown { Text("Gone") } }
          Text("Last")
        }
      }
    }
    show { Rows() }
    tap(.button, "Hide")
    XCTAssertEqual(labels(.cell), ["Hide", "Last"])
    XCTAssertFalse(exists(.staticText, "Gone"))
    XCTAssertFalse(exists(.cell, "Gone"))
    assertRowsAreStacked()
  }
}
