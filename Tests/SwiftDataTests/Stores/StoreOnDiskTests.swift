import Dispatch
import Foundation
import XCTest

@testable import SwiftData

final class StoreOnDiskTests: XCTestCase {
  private let date = Date(timeIntervalSinceReferenceDate: 3)

  private func rewriteURL(_ url: URL) -> URL { URL(fileURLWithPath: url.path + "-rewrite") }

  func test_aStoreIsCreatedWithItsFoldersAndReopened() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("a/b/ü default.store")
    var store: RowStore? = try OpenStores.store(at: url, schema: .notes)
    try store?.commit(StoreChange(puts: [.note(RowID(1), "a")]), date: date)
    let (dump, identifier) = (StoreDump(store!), store!.identifier)
    weak let released = store
    store = nil
    XCTAssertNil(released, "Open stores are held weakly.")
    let again = try OpenStores.store(at: url, schema: .notes)
    XCTAssertEqual(StoreDump(again), dump)
    XCTAssertEqual(again.identifier, identifier)
  }

  func test_aFileIsOpenOnceHoweverItsPathIsSpelled() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    let store = try OpenStores.store(at: url, schema: .notes)
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    let spellings = [url, URL(fileURLWithPath: url.path), folder.url.appendingPathComponent("x/../default.store"), link.appendingPathComponent("default.store")]
    try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("x"), withIntermediateDirectories: true)
    for spelling in spellings { XCTAssertTrue(try OpenStores.store(at: spelling, schema: .notes) === store, spelling.path) }
    let other = try OpenStores.store(at: folder.url.appendingPathComponent("other.store"), schema: .notes)
    XCTAssertFalse(other === store)
  }

  func test_anotherSchemaIsRefused() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    var store: RowStore? = try OpenStores.store(at: url, schema: .notes)
    let path = try XCTUnwrap(store?.path)
    let expected = StoreProblem.differentSchema(path: path, stored: "1", requested: "1.0.0")
    XCTAssertEqual(problem { try OpenStores.store(at: url, schema: .trips) }, expected)
    store = nil
    XCTAssertEqual(problem { try OpenStores.store(at: url, schema: .trips) }, expected, "The schema is in the file too.")
    store = try OpenStores.store(at: url, schema: .notes)
    try store?.replaceContents(schema: .trips, rows: [.trip(RowID(1), "A")], links: [])
    XCTAssertTrue(try OpenStores.store(at: url, schema: .trips) === store)
    store = nil
    XCTAssertEqual(try OpenStores.store(at: url, schema: .trips).count(of: "Trip"), 1)
  }

  func test_theStoredSchemaIsReadWithoutOpening() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    XCTAssertNil(try StoreFile.storedSchema(at: url))
    XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    try Data().write(to: url)
    XCTAssertNil(try StoreFile.storedSchema(at: url))
    let store = try OpenStores.store(at: url, schema: .trips)
    XCTAssertEqual(try StoreFile.storedSchema(at: url), .trips)
    try store.replaceContents(schema: .notes, rows: [], links: [])
    XCTAssertEqual(try StoreFile.storedSchema(at: url), .notes)
    XCTAssertNil(try StoreFile.storedSchema(at: URL(fileURLWithPath: "/dev/null")))
  }

  func test_aStoreInMemoryHasNoFile() throws {
    let stores = try (0..<2).map { _ in try OpenStores.store(at: URL(fileURLWithPath: "/dev/null"), schema: .notes) }
    XCTAssertFalse(stores[0] === stores[1])
    try stores[0].commit(StoreChange(puts: [.note(RowID(1), "a")]))
    XCTAssertNil(stores[0].path)
    XCTAssertEqual(stores[1].count(of: "Note"), 0)
  }

  func test_filesThatAreNoStoresAreRefusedAndUnchanged() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    let database = Data("SQLite format 3\0".utf8) + Data(repeating: 1, count: 100)
    for (data, found) in [(database, "an SQLite database"), (Data("{}".utf8), "a file of another kind"), (Data(repeating: 0, count: 5_000), "a file of another kind")] {
      try data.write(to: url)
      guard case .foreignFile(_, found) = problem({ try OpenStores.store(at: url, schema: .notes) }) else { return XCTFail(found) }
      guard case .foreignFile(_, found) = problem({ try StoreFile.storedSchema(at: url) }) else { return XCTFail(found) }
      XCTAssertEqual(try Data(contentsOf: url), data)
    }
    try Data(FileHeader(isRewritten: false).bytes(format: 2)).write(to: url)
    guard case .newerFormat(_, 2) = problem({ try OpenStores.store(at: url, schema: .notes) }) else { return XCTFail("Newer format") }
    try Data(FileHeader(isRewritten: true).bytes[..<12]).write(to: url)
    guard case .damaged = problem({ try OpenStores.store(at: url, schema: .notes) }) else { return XCTFail("Incomplete header") }
  }

  func test_placesThatAreNoFilesAreRefused() throws {
    let folder = try StoreFolder()
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    XCTAssertEqual(
      problem { try OpenStores.store(at: folder.url, schema: .notes) }?.description,
      "The store at \(folder.url.path) can't be opened: it's a folder. Check the URL of the model configuration and the permissions of the file and its folder.")
    XCTAssertEqual(problem { try OpenStores.store(at: folder.url, schema: .notes, allowsSave: false) }, .cannotOpen(path: folder.url.path, reason: "it's a folder"))
    XCTAssertEqual(problem { try OpenStores.store(at: URL(fileURLWithPath: "/dev/zero"), schema: .notes) }, .cannotOpen(path: "/dev/zero", reason: "it isn't a regular file"))
    guard case .cannotOpen = problem({ try OpenStores.store(at: file.appendingPathComponent("x/default.store"), schema: .notes) }) else { return XCTFail("No folder") }
    guard case .cannotOpen = problem({ try OpenStores.store(at: URL(string: "https://example.com")!, schema: .notes) }) else { return XCTFail("No file URL") }
    let missing = folder.url.appendingPathComponent("missing.store")
    guard case .cannotOpen = problem({ try OpenStores.store(at: missing, schema: .notes, allowsSave: false) }) else { return XCTFail("No file") }
    XCTAssertFalse(FileManager.default.fileExists(atPath: missing.path))
  }

  func test_aDeletedFileIsNotOpenAnyMore() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    let old = try OpenStores.store(at: url, schema: .notes)
    try old.commit(StoreChange(puts: [.note(RowID(1), "a")]))
    try FileManager.default.removeItem(at: url)
    let new = try OpenStores.store(at: url, schema: .notes)
    XCTAssertFalse(new === old)
    XCTAssertEqual(new.count(of: "Note"), 0)
    guard case .cannotWrite = problem({ try old.commit(StoreChange(puts: [.note(RowID(2), "b")])) }) else { return XCTFail("The file was deleted.") }
    guard case .cannotWrite = problem({ try old.replaceContents(schema: .notes, rows: [], links: []) }) else { return XCTFail("The file was deleted.") }
    XCTAssertEqual(old.count(of: "Note"), 1)
    try new.commit(StoreChange(puts: [.note(RowID(3), "c")]))
    XCTAssertTrue(try OpenStores.store(at: url, schema: .notes) === new)
  }

  func test_aFileThatAnotherProcessHasChangedIsNotWritten() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    let store = try OpenStores.store(at: url, schema: .notes)
    let other = try RowStore(file: PosixStoreFile(path: url.path, allowsSave: true), schema: .notes)
    try other.commit(StoreChange(puts: [.note(RowID(1), "a")]))
    let data = try Data(contentsOf: url)
    guard case .cannotWrite = problem({ try store.commit(StoreChange(puts: [.note(RowID(2), "b")])) }) else { return XCTFail("Another process has written.") }
    XCTAssertEqual(try Data(contentsOf: url), data)
  }

  func test_theFileOfAKilledProcessIsReplacedOrNot() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    var store: RowStore? = try OpenStores.store(at: url, schema: .notes)
    try store?.commit(StoreChange(puts: [.note(RowID(1), "a")]), date: date)
    let dump = StoreDump(store!)
    store = nil
    try Data("half a file".utf8).write(to: rewriteURL(url))
    store = try OpenStores.store(at: url, schema: .notes)
    XCTAssertEqual(StoreDump(store!), dump)
    XCTAssertFalse(FileManager.default.fileExists(atPath: rewriteURL(url).path))
  }

  func test_aRewriteKeepsThePermissionsAndFollowsLinks() throws {
    let folder = try StoreFolder()
    let (url, link) = (folder.url.appendingPathComponent("default.store"), folder.url.appendingPathComponent("link.store"))
    try Data().write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    let store = try OpenStores.store(at: link, schema: .notes)
    try store.replaceContents(schema: .trips, rows: [.trip(RowID(1), "A")], links: [])
    try store.commit(StoreChange(puts: [.trip(RowID(2), "B")]))
    XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int, 0o600)
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link.path), url.path)
    XCTAssertEqual(StoreDump(try RowStore(file: PosixStoreFile(path: url.path, allowsSave: true), schema: .trips)), StoreDump(store))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted(), ["default.store", "link.store"])
  }

  func test_aReplacementThatCannotBeWrittenLeavesTheFile() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    let store = try OpenStores.store(at: url, schema: .notes)
    try store.commit(StoreChange(puts: [.note(RowID(1), "a")]))
    let (dump, data) = (StoreDump(store), try Data(contentsOf: url))
    try FileManager.default.createDirectory(at: rewriteURL(url), withIntermediateDirectories: true)
    XCTAssertEqual(problem { try store.replaceContents(schema: .notes, rows: [], links: []) }, .cannotWrite(path: store.path!, reason: "Is a directory"))
    XCTAssertEqual(StoreDump(store), dump)
    XCTAssertEqual(try Data(contentsOf: url), data)
    try store.commit(StoreChange(puts: [.note(RowID(2), "b")]))
  }

  func test_aFailedReplacementLeavesNoFile() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    var file = try PosixStoreFile(path: url.path, allowsSave: true)
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    XCTAssertThrowsError(try file.replace(with: [1, 2, 3]))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path), ["default.store"])
    XCTAssertEqual(try file.size(), 0, "The old file is still open.")
  }

  func test_bytesAreWrittenReadAndCut() throws {
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    var file = try PosixStoreFile(path: url.path, allowsSave: true)
    XCTAssertEqual(try file.readAll(), [])
    try file.write([1, 2, 3, 4], at: 0)
    try file.write([5, 6], at: 3)
    XCTAssertEqual(try file.readAll(), [1, 2, 3, 5, 6])
    try file.truncate(to: 2)
    XCTAssertEqual(try file.readAll(), [1, 2])
    try file.replace(with: [7])
    try file.write([8], at: 1)
    XCTAssertEqual([UInt8](try Data(contentsOf: url)), [7, 8])
    XCTAssertTrue(file.isAtItsPath())
  }

  func test_aFileWithoutPermissionIsRead() throws {
    try XCTSkipIf(geteuid() == 0, "Permissions don't stop the root user.")
    let folder = try StoreFolder()
    let url = folder.url.appendingPathComponent("default.store")
    try OpenStores.store(at: url, schema: .notes).commit(StoreChange(puts: [.note(RowID(1), "a")]))
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: url.path)
    guard case .cannotOpen = problem({ try OpenStores.store(at: url, schema: .notes) }) else { return XCTFail("No permission") }
    let store = try OpenStores.store(at: url, schema: .notes, allowsSave: false)
    XCTAssertEqual(store.count(of: "Note"), 1)
    guard case .cannotWrite(_, "the file is read-only") = problem({ try store.commit(StoreChange(deletes: [RowID(1)])) }) else { return XCTFail("Read-only") }
    XCTAssertEqual(store.count(of: "Note"), 1)
  }
}
