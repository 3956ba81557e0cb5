import Dispatch
import Foundation
import Synchronization
import XCTest

@testable import SwiftData

/// A listener that records commits.
private final class Recorder: StoreListener {
  let commits = Mutex<[StoreCommit]>([])

  func storeDidCommit(_ commit: StoreCommit) { commits.withLock { $0.append(commit) } }

  var numbers: [Int64] { commits.withLock { $0.map(\.number) } }
}

final class StoreListenerTests: XCTestCase {
  func test_aListenerReceivesTheChangeItsAuthorAndItsOrigin() throws {
    let store = try RowStore(schema: .trips)
    let (recorder, origin, date) = (Recorder(), CommitOrigin(), Date(timeIntervalSinceReferenceDate: 1))
    store.addListener(recorder)
    try store.commit(StoreChange(puts: [.trip(RowID(1), "A"), .tag(RowID(2), "B")], author: "Ann"), origin: origin, date: date)
    try store.commit(StoreChange(links: [("Trip.tags", RowID(1), RowID(2))]))
    try store.commit(StoreChange(deletes: [RowID(2), RowID(9)]))
    try store.commit(StoreChange(deletes: [RowID(9)]))
    let commits = recorder.commits.withLock { $0 }
    XCTAssertEqual(commits.map(\.number), [1, 2, 3])
    XCTAssertEqual(commits.map(\.author), ["Ann", nil, nil])
    XCTAssertEqual(commits.map(\.origin), [origin, nil, nil])
    XCTAssertEqual(commits[0].date, date)
    XCTAssertEqual(commits[0].change.puts.map(\.id), [RowID(1), RowID(2)])
    XCTAssertEqual(commits[1].change.links.map(\.destination), [RowID(2)])
    XCTAssertEqual(commits[2].change.deletes, [RowID(2)])
    XCTAssertEqual(commits[2].change.unlinks.map(\.source), [RowID(1)], "The links of a deleted row are removed.")
  }

  func test_aListenerReceivesALinkOnce() throws {
    let store = try RowStore(schema: .trips)
    try store.commit(StoreChange(puts: [.trip(RowID(1), "A"), .tag(RowID(2), "B")]))
    let recorder = Recorder()
    store.addListener(recorder)
    let link: StoreChange.Link = ("Trip.tags", RowID(1), RowID(2))
    try store.commit(StoreChange(links: [link, link]))
    try store.commit(StoreChange(links: [link], unlinks: [link, link]))
    let changes = recorder.commits.withLock { $0.map(\.change) }
    XCTAssertEqual(changes.map(\.links.count), [1, 1])
    XCTAssertEqual(changes.map(\.unlinks.count), [0, 1])
  }

  func test_originsDiffer() { XCTAssertNotEqual(CommitOrigin(), CommitOrigin()) }

  func test_aListenerIsHeldWeaklyAndAddedOnce() throws {
    let store = try RowStore(schema: .notes)
    var recorder: Recorder? = Recorder()
    weak let released = recorder
    let other = Recorder()
    for listener in [recorder!, recorder!, other] { store.addListener(listener) }
    try store.commit(StoreChange(puts: [.note(RowID(1), "a")]))
    XCTAssertEqual(recorder?.numbers, [1])
    recorder = nil
    XCTAssertNil(released)
    try store.commit(StoreChange(puts: [.note(RowID(1), "b")]))
    store.removeListener(other)
    try store.commit(StoreChange(puts: [.note(RowID(1), "c")]))
    XCTAssertEqual(other.numbers, [1, 2])
  }

  func test_aFailedCommitIsNotDelivered() throws {
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: .notes)
    let recorder = Recorder()
    store.addListener(recorder)
    file.set(budget: 0)
    XCTAssertThrowsError(try store.commit(StoreChange(puts: [.note(RowID(1), "a")])))
    XCTAssertEqual(recorder.numbers, [])
  }

  func test_noCommitIsMadeIfTheCallerMissesAnother() throws {
    let store = try RowStore(schema: .notes)
    let recorder = Recorder()
    store.addListener(recorder)
    try store.commit(StoreChange(puts: [.note(RowID(1), "a")]))
    XCTAssertFalse(try store.commit(StoreChange(puts: [.note(RowID(1), "b")]), if: { recorder.numbers.isEmpty }))
    XCTAssertEqual(store.row(RowID(1))?.values, [.text("a")])
    XCTAssertTrue(try store.commit(StoreChange(puts: [.note(RowID(1), "b")]), if: { recorder.numbers == [1] }))
    XCTAssertEqual(store.row(RowID(1))?.values, [.text("b")])
  }

  func test_concurrentCommitsAreDeliveredInTheirOrder() throws {
    let store = try RowStore(schema: .notes)
    let recorders = [Recorder(), Recorder()]
    recorders.forEach(store.addListener)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<50 { store.commitOrFail(StoreChange(puts: [.note(store.makeID(), "\(thread)")])) }
    }
    for recorder in recorders { XCTAssertEqual(recorder.numbers, Array(1...400)) }
  }
}
