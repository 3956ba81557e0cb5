import Foundation
import XCTest

@testable import SwiftData

/// Tests that a file has the contents of a commit or throws, however the file was cut, damaged or written.
final class StoreCrashTests: XCTestCase {
  private let date = Date(timeIntervalSinceReferenceDate: 2)
  private let schema = StoreSchema(
    version: "1", entities: [.init(name: "Note", columns: [.init(name: "text", type: "String", preservesValueOnDeletion: true)], uniqueConstraints: [[0]])],
    associations: [.init(name: "Note.next", source: "Note", destination: "Note")])

  /// Changes with every kind of record.
  private var changes: [StoreChange] {
    let links: [StoreChange.Link] = [("Note.next", RowID(2), RowID(1)), ("Note.next", RowID(1), RowID(2))]
    return [
      StoreChange(puts: [.note(RowID(1), "first"), .note(RowID(2), "second")], author: "Ann"), StoreChange(links: links),
      StoreChange(puts: [.note(RowID(3), "third"), .note(RowID(1), "new")], unlinks: [links[1]]), StoreChange(deletes: [RowID(2)], author: ""),
    ]
  }

  /// Makes all changes, and returns the sizes of the file and the contents after each.
  private func fill(_ store: RowStore, _ file: FakeStoreFile) throws -> [(size: Int, dump: StoreDump)] {
    var states = [(file.bytes.count, StoreDump(store))]
    for change in changes {
      try store.commit(change, date: date)
      states.append((file.bytes.count, StoreDump(store)))
    }
    try store.deleteHistory(before: 2)
    states.append((file.bytes.count, StoreDump(store)))
    return states
  }

  private func open(_ bytes: [UInt8]) throws -> RowStore { try RowStore(file: FakeStoreFile(bytes), schema: schema) }

  func test_aFileThatIsCutAnywhereHasTheContentsOfTheLastCompleteCommit() throws {
    let file = FakeStoreFile()
    let states = try fill(RowStore(file: file, schema: schema), file)
    let whole = file.bytes
    for size in 0...whole.count {
      let cut = FakeStoreFile(Array(whole[..<size]))
      let store = try RowStore(file: cut, schema: schema)
      let expected = states.last { $0.size <= size } ?? states[0]
      XCTAssertEqual(StoreDump(store), expected.dump, "\(size) bytes")
      XCTAssertEqual(cut.bytes.count, expected.size, "The rest of \(size) bytes is cut off.")
      try store.commit(StoreChange(puts: [.note(RowID(50), "next")]), date: date)
      XCTAssertEqual(StoreDump(try open(cut.bytes)), StoreDump(store), "\(size) bytes")
    }
  }

  func test_aRewrittenFileThatIsCutWithinItsContentsThrows() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: schema)
    try store.replaceContents(schema: schema, rows: [.note(RowID(1), "a"), .note(RowID(2), "b")], links: [("Note.next", RowID(1), RowID(2))])
    let states = try fill(store, file)
    let whole = file.bytes
    for size in 10...whole.count {
      let cut = Array(whole[..<size])
      if size >= states[0].size {
        XCTAssertEqual(StoreDump(try open(cut)), states.last { $0.size <= size }?.dump, "\(size) bytes")
      } else if case .damaged = problem({ try open(cut) }) {
        continue
      } else {
        XCTFail("\(size) bytes")
      }
    }
  }

  func test_everyChangedByteThrowsAndLeavesTheFile() throws {
    let created = FakeStoreFile()
    _ = try fill(RowStore(file: created, schema: schema), created)
    let rewritten = FakeStoreFile()
    let store = try RowStore(file: rewritten, schema: schema)
    try store.replaceContents(schema: schema, rows: [.note(RowID(7), "a"), .note(RowID(8), "b")], links: [("Note.next", RowID(7), RowID(8))])
    _ = try fill(store, rewritten)
    for whole in [created.bytes, rewritten.bytes] {
      for (index, mask) in whole.indices.flatMap({ index in [1, 0x10, 0x80, 0xFF].map { (index, $0) } }) as [(Int, UInt8)] {
        var bytes = whole
        bytes[index] ^= mask
        let file = FakeStoreFile(bytes)
        let problem = problem { try RowStore(file: file, schema: schema) }
        switch problem {
        case .damaged, .foreignFile: break
        default: XCTFail("Byte \(index) ^ \(mask): \(String(describing: problem))")
        }
        XCTAssertEqual(file.bytes, bytes, "Byte \(index) ^ \(mask)")
      }
    }
  }

  func test_bytesAfterACommitThatAreNotAFrameThrow() throws {
    let file = FakeStoreFile()
    _ = try fill(RowStore(file: file, schema: schema), file)
    guard case .damaged(_, let offset, _) = problem({ try open(file.bytes + [UInt8](repeating: 0, count: 16)) }) else { return XCTFail("Not damaged") }
    XCTAssertEqual(offset, file.bytes.count)
  }

  func test_framesThatDoNotFitThrow() throws {
    let file = FakeStoreFile()
    _ = try fill(RowStore(file: file, schema: schema), file)
    let tables = try SchemaTables(schema)
    let again = StoreFrame.bytes(.commit, .commit(changes[0], number: 3, date: date, tables))
    let twice = StoreFrame.bytes(.commit, .commit(StoreChange(puts: [.note(RowID(8), "x"), .note(RowID(9), "x")]), number: 9, date: date, tables))
    var junk = ByteWriter()
    junk.write(fixed: UInt64.max)
    var tooLong = ByteWriter.commit(StoreChange(deletes: [RowID(1)]), number: 9, date: date, tables)
    tooLong.write(byte: 0)
    var missing = ByteWriter()
    missing.write([RowID(77)])
    let others = [StoreFrame.Kind.schema, .contents, .commit, .historyDeletion].map { StoreFrame.bytes($0, junk) }
    let frames = [again, twice, StoreFrame.bytes(.commit, tooLong), StoreFrame.bytes(.historyDeletion, missing)] + others
    for frame in frames {
      guard case .damaged = problem({ try open(file.bytes + frame) }) else { return XCTFail("Not damaged") }
    }
    guard case .damaged = problem({ try open(FileHeader(isRewritten: false).bytes + again) }) else { return XCTFail("A schema is missing.") }
    let start = FileHeader(isRewritten: true).bytes + StoreFrame.bytes(.schema, try .schema(schema, identifier: "A"))
    var contents = ByteWriter.contents(StoreContents(tables))
    XCTAssertNoThrow(try open(start + StoreFrame.bytes(.contents, contents)))
    contents.write(byte: 0)
    guard case .damaged = problem({ try open(start + StoreFrame.bytes(.contents, contents)) }) else { return XCTFail("The contents are too long.") }
    guard case .damaged = problem({ try open(start + again) }) else { return XCTFail("The contents are missing.") }
  }

  func test_aWriteThatFailsAnywhereChangesNothing() throws {
    let whole = FakeStoreFile()
    let before = try fill(RowStore(file: whole, schema: schema), whole).last?.dump
    let bytes = whole.bytes
    let change = StoreChange(puts: [.note(RowID(1), "changed"), .note(RowID(9), "added")], deletes: [RowID(3)])
    try RowStore(file: whole, schema: schema).commit(change, date: date)
    XCTAssertGreaterThan(whole.bytes.count, bytes.count + StoreFrame.headerSize)
    for budget in 0..<whole.bytes.count - bytes.count {
      for truncatingFails in [false, true] {
        let file = FakeStoreFile(bytes)
        let store = try RowStore(file: file, schema: schema)
        file.set(budget: budget, truncatingFails: truncatingFails)
        XCTAssertEqual(problem { try store.commit(change, date: date) }, .cannotWrite(path: file.path, reason: "No space left on device"))
        XCTAssertEqual(StoreDump(store), before)
        if !truncatingFails { XCTAssertEqual(file.bytes, bytes) }
        XCTAssertEqual(StoreDump(try open(file.bytes)), before)
        file.set(budget: nil, truncatingFails: truncatingFails)
        // Without truncation, a shorter frame could leave bytes of the failed one after itself.
        if truncatingFails, budget > 0 { XCTAssertThrowsError(try store.commit(StoreChange(deletes: [RowID(1)]))) }
        file.set(budget: nil)
        try store.commit(StoreChange(deletes: [RowID(1)]), date: date)
        XCTAssertEqual(StoreDump(try open(file.bytes)), StoreDump(store))
        XCTAssertNil(store.row(RowID(9)))
      }
    }
  }

  func test_aNewFileThatCannotBeWrittenIsStillNew() throws {
    let whole = FakeStoreFile()
    _ = try RowStore(file: whole, schema: schema)
    for budget in 0..<whole.bytes.count {
      let file = FakeStoreFile()
      file.set(budget: budget)
      XCTAssertEqual(problem { try RowStore(file: file, schema: schema) }, .cannotWrite(path: file.path, reason: "No space left on device"))
      XCTAssertEqual(file.bytes, [])
    }
  }
}
