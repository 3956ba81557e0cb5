import Foundation
import XCTest

@testable import SwiftData

final class StoreGrowthTests: XCTestCase {
  func test_commitsOfOneRowWriteBytesInProportion() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    var (written, size): ([Int], [Int]) = ([], [])
    for number in 1...10_000 {
      try store.commit(StoreChange(puts: [.note(RowID(1), "The text of number \(number)")]))
      if number == 5_000 || number == 10_000 { (written, size) = (written + [file.written], size + [file.bytes.count]) }
    }
    XCTAssertLessThan(written[1], 10_000 * 200)
    XCTAssertLessThan(written[1], written[0] * 5 / 2)
    XCTAssertLessThan(size[1], written[1])
    XCTAssertEqual(StoreDump(try RowStore(file: FakeStoreFile(file.bytes), schema: .notes)), StoreDump(store))
  }

  func test_aFileWithoutHistoryStaysSmall() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    let text = String(repeating: "x", count: 1_000)
    for number in 1...2_000 as ClosedRange<Int64> {
      try store.commit(StoreChange(puts: [.note(RowID(1), "\(number) \(text)")]))
      try store.deleteHistory(before: number)
      XCTAssertLessThan(file.bytes.count, 2 * StoreFile.sizeWithoutRewrites)
    }
    XCTAssertGreaterThan(file.replacements, 10)
    XCTAssertLessThan(file.written, 2_000 * 1_100 * 2)
  }

  func test_aSmallFileIsNotRewritten() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    let text = String(repeating: "s", count: 100)
    for number in 1...300 { try store.commit(StoreChange(puts: [.note(RowID(1), "\(number) \(text)")])) }
    XCTAssertLessThan(file.bytes.count, StoreFile.sizeWithoutRewrites)
    XCTAssertEqual(file.replacements, 0)
  }

  func test_insertsAreNeverRewritten() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    for _ in 1...3_000 { try store.commit(StoreChange(puts: [.note(store.makeID(), "A text that stays in the store")])) }
    XCTAssertGreaterThan(file.bytes.count, 2 * StoreFile.sizeWithoutRewrites)
    XCTAssertEqual(file.replacements, 0)
    let again = try RowStore(file: file, schema: .notes)
    try again.commit(StoreChange(puts: [.note(again.makeID(), "one more")]))
    XCTAssertEqual(file.replacements, 0, "The rows of a reopened file aren't obsolete.")
    try again.replaceContents(schema: .notes, rows: again.rows(of: "Note"), links: [])
    let rewritten = try RowStore(file: file, schema: .notes)
    try rewritten.commit(StoreChange(puts: [.note(rewritten.makeID(), "one more")]))
    XCTAssertEqual(file.replacements, 1, "The rows of a rewritten file aren't obsolete.")
  }

  func test_aFileWhoseHistoryIsDeletedGetsSmall() throws {
    for isReopened in [false, true] {
      let file = FakeStoreFile()
      var store = try RowStore(file: file, schema: .notes)
      let author = String(repeating: "a", count: 60)
      for _ in 1...1_000 { try store.commit(StoreChange(puts: [.note(store.makeID(), "")], author: author)) }
      XCTAssertEqual(file.replacements, 0)
      if isReopened { store = try RowStore(file: file, schema: .notes) }
      try store.deleteHistory(before: 990)
      XCTAssertEqual(file.replacements, 1)
      XCTAssertLessThan(file.bytes.count, 20_000)
      XCTAssertEqual(StoreDump(try RowStore(file: file, schema: .notes)), StoreDump(store))
    }
  }

  func test_aStoreWhoseRowsAreDeletedGetsSmall() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    let text = String(repeating: "y", count: 500)
    try store.commit(StoreChange(puts: (1...1_000).map { .note(RowID($0), text) }))
    let size = file.bytes.count
    try store.commit(StoreChange(deletes: (1...900).map { RowID($0) }))
    XCTAssertEqual(file.replacements, 1)
    XCTAssertLessThan(file.bytes.count, size / 4)
    XCTAssertEqual(StoreDump(try RowStore(file: FakeStoreFile(file.bytes), schema: .notes)), StoreDump(store))
  }

  func test_aRewriteKeepsContentsAndOrders() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .trips)
    try store.commit(StoreChange(puts: [.trip(RowID(2), "A"), .trip(RowID(1), "B", guide: RowID(2)), .tag(RowID(3), "C"), .tag(RowID(4), "D")], author: "Ann"))
    try store.commit(StoreChange(links: [("Trip.tags", RowID(2), RowID(4)), ("Trip.tags", RowID(2), RowID(3)), ("Trip.tags", RowID(1), RowID(4))]))
    try store.commit(StoreChange(puts: [30, 10, 20].map { .stop(RowID($0), "\($0)", of: RowID(2)) }))
    try store.commit(StoreChange(puts: [.businessTrip(RowID(50), "E", company: "F")]))
    try store.commit(StoreChange(deletes: [RowID(50)]))
    let text = String(repeating: "z", count: 1_000)
    var number = 0
    while file.replacements == 0, number < 1_000 {
      number += 1
      try store.commit(StoreChange(puts: [.stop(RowID(10), "\(number) \(text)", of: RowID(2))]))
    }
    XCTAssertEqual(file.replacements, 1)
    let again = try RowStore(file: FakeStoreFile(file.bytes), schema: .trips)
    XCTAssertEqual(StoreDump(again), StoreDump(store))
    XCTAssertEqual(again.identifier, store.identifier)
    XCTAssertEqual(again.rows(of: "Stop", column: 1, referring: RowID(2)), [30, 10, 20].map { RowID($0) })
    XCTAssertEqual(again.linked("Trip.tags", to: RowID(4)), [RowID(2), RowID(1)])
    XCTAssertEqual(again.makeID(), RowID(51))
  }

  func test_aFailedRewriteLosesNothingAndIsTriedAgain() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    let text = String(repeating: "x", count: 1_000)
    var number = 0
    while file.replacements == 0, number < 1_000 {
      number += 1
      // Enough for a commit, and not enough for a rewrite.
      file.set(budget: number < 120 ? 1_100 : nil)
      try store.commit(StoreChange(puts: [.note(RowID(1), "\(number) \(text)")]))
      if number < 120 { XCTAssertEqual(file.replacements, 0) }
    }
    XCTAssertEqual(file.replacements, 1)
    XCTAssertLessThan(number, 200)
    XCTAssertEqual(file.failedReplacements, 2, "The file grows before the next attempt.")
    XCTAssertEqual(StoreDump(try RowStore(file: FakeStoreFile(file.bytes), schema: .notes)), StoreDump(store))
  }

  func test_randomChangesGiveTheSameContentsInMemoryAndInFiles() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = StoreRandom(seed: seed)
      let (file, memory) = (FakeStoreFile(), try RowStore(schema: .trips))
      var store = try RowStore(file: file, schema: .trips)
      let padding = String(repeating: "p", count: 400)
      for step in 0..<400 {
        let change = randomChange(padding, &random)
        let date = Date(timeIntervalSinceReferenceDate: Double(step))
        let problems = [memory, store].map { store -> StoreProblem? in
          do throws(StoreProblem) {
            try store.commit(change, date: date)
            return nil
          } catch {
            return error
          }
        }
        XCTAssertEqual(problems[0], problems[1])
        if step % 90 == 50 { for store in [memory, store] { try store.deleteHistory(before: Int64(step / 2)) } }
        if step % 25 == 24 {
          XCTAssertEqual(StoreDump(store), StoreDump(memory), "Seed \(seed), step \(step)")
          store = try RowStore(file: file, schema: .trips)
          XCTAssertEqual(StoreDump(store), StoreDump(memory), "Seed \(seed), step \(step), reopened")
        }
      }
      XCTAssertGreaterThan(file.replacements, 0)
    }
  }

  private func randomChange(_ padding: String, _ random: inout StoreRandom) -> StoreChange {
    func id(_ range: ClosedRange<Int64>) -> RowID { RowID(Int64.random(in: range, using: &random)) }
    func name() -> String { "\(Int.random(in: 0..<30, using: &random))" }
    var change = StoreChange(author: Bool.random(using: &random) ? "Ann" : nil)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: change.puts.append(.trip(id(1...15), name(), guide: Bool.random(using: &random) ? id(1...15) : nil))
      case 1: change.puts.append(.businessTrip(id(16...20), name(), company: padding))
      case 2: change.puts.append(.stop(id(21...40), padding, of: Bool.random(using: &random) ? id(1...20) : nil))
      default: change.puts.append(.tag(id(41...50), name()))
      }
    }
    for _ in 0..<Int.random(in: 0...1, using: &random) { change.deletes.append(id(1...50)) }
    for _ in 0..<Int.random(in: 0...4, using: &random) { change.links.append(("Trip.tags", id(1...20), id(41...50))) }
    for _ in 0..<Int.random(in: 0...4, using: &random) { change.unlinks.append(("Trip.tags", id(1...20), id(41...50))) }
    if Bool.random(using: &random) { change.links.append(("Trip.related", id(1...20), id(1...20))) }
    return change
  }
}
