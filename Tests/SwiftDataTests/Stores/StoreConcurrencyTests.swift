import Dispatch
import Foundation
import Synchronization
import XCTest

@testable import SwiftData

final class StoreConcurrencyTests: XCTestCase {
  func test_concurrentCommitsLoseNothing() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    var store: RowStore? = try OpenStores.store(at: url, schema: .notes)
    let padding = String(repeating: "p", count: 200)
    DispatchQueue.concurrentPerform(iterations: 8) { [store = store!] thread in
      let own = store.makeID()
      for number in 0..<100 {
        let rows: [Row] = [.note(store.makeID(), "\(thread) \(number)"), .note(own, "\(thread) \(number) \(padding)")]
        store.commitOrFail(StoreChange(puts: rows, author: "\(thread)"))
        XCTAssertEqual(store.row(own), rows[1])
        _ = store.rows(of: "Note")
      }
    }
    let dump = StoreDump(store!)
    XCTAssertEqual(dump.rows["Note"]?.count, 808)
    XCTAssertEqual(dump.history.map(\.number), Array(1...800))
    let texts = Set(dump.rows["Note"]?.map { $0.values[0] } ?? [])
    for thread in 0..<8 { for number in 0..<100 { XCTAssertTrue(texts.contains(.text("\(thread) \(number)"))) } }
    store = nil
    XCTAssertEqual(StoreDump(try OpenStores.store(at: url, schema: .notes)), dump)
  }

  func test_oneOfTwoConcurrentRowsWithAKeyIsRefused() throws {
    let store = try RowStore(schema: .trips)
    let refused = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for name in 0..<50 {
        do { try store.commit(StoreChange(puts: [.trip(store.makeID(), "\(name)")])) } catch { refused.withLock { $0 += 1 } }
      }
    }
    XCTAssertEqual(store.count(of: "Trip"), 50)
    XCTAssertEqual(refused.withLock { $0 }, 350)
  }

  func test_aFileThatThreadsOpenTogetherIsOpenOnce() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    let stores = Mutex<[RowStore]>([])
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      do {
        let store = try OpenStores.store(at: url, schema: .notes)
        stores.withLock { $0.append(store) }
      } catch {
        XCTFail("\(error)")
      }
    }
    XCTAssertEqual(Set(stores.withLock { $0.map(ObjectIdentifier.init) }).count, 1)
    XCTAssertEqual(stores.withLock { $0.count }, 16)
  }
}
