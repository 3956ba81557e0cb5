import Foundation
import FoundationExtras
import XCTest

/// The files of item providers.
///
/// https://developer.apple.com/documentation/foundation/nsitemprovider/loadfilerepresentation(fortypeidentifier:completionhandler:)
final class ItemProviderFileTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func file(_ name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data("apple".utf8).write(to: file)
    return file
  }

  private struct Loaded: Sendable {
    let url: URL
    let content: String?
    let isInPlace: Bool
  }

  private func load(_ type: String, of provider: NSItemProvider) async -> Loaded? {
    await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: type) { file, _ in
        continuation.resume(returning: file.map { Loaded(url: $0, content: try? String(contentsOf: $0, encoding: .utf8), isInPlace: false) })
      }
    }
  }

  private func loadInPlace(_ type: String, of provider: NSItemProvider) async -> Loaded? {
    await withCheckedContinuation { continuation in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: type) { file, isInPlace, _ in
        continuation.resume(returning: file.map { Loaded(url: $0, content: try? String(contentsOf: $0, encoding: .utf8), isInPlace: isInPlace) })
      }
    }
  }

  func test_aFileIsLoadedAsACopyOfItsName() async throws {
    let file = try file("fruit.txt")
    let provider = try XCTUnwrap(NSItemProvider(contentsOf: file))
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.plain-text"])
    XCTAssertEqual(provider.suggestedName, "fruit.txt")
    let copy = await load("public.text", of: provider)
    XCTAssertEqual(copy?.content, "apple")
    XCTAssertEqual(copy?.url.lastPathComponent, "fruit.txt")
    XCTAssertNotEqual(copy?.url, file)
    let copyInPlace = await loadInPlace("public.text", of: provider)
    XCTAssertEqual(copyInPlace?.content, "apple")
    XCTAssertEqual(copyInPlace?.isInPlace, false)
    XCTAssertNotEqual(copyInPlace?.url, file)
  }

  func test_aCopyIsDeletedAfterTheHandler() async throws {
    let provider = try XCTUnwrap(NSItemProvider(contentsOf: file("fruit.txt")))
    let gone = expectation(description: "The copy is deleted.")
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { file, _ in if let file { Self.fulfill(gone, whenGone: file) } }
    await fulfillment(of: [gone], timeout: 60)
  }

  private static func fulfill(_ gone: XCTestExpectation, whenGone file: URL) {
    // Work that is added to the queue later runs after the handler.
    @Sendable func look() { if FileManager.default.fileExists(atPath: file.path) { DispatchQueue.global().async { look() } } else { gone.fulfill() } }
    DispatchQueue.global().async { look() }
  }

  func test_aFileThatMayBeOpenedInPlaceIsNotCopied() async throws {
    let file = try file("fruit.txt")
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.plain-text", fileOptions: .openInPlace, visibility: .all) { completion in
      completion(file, false, nil)
      return nil
    }
    XCTAssertTrue(provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
    XCTAssertEqual(provider.registeredTypeIdentifiers(fileOptions: .openInPlace), ["public.plain-text"])
    let loaded = await loadInPlace("public.text", of: provider)
    XCTAssertEqual(loaded?.url, file)
    XCTAssertEqual(loaded?.isInPlace, true)
  }

  func test_dataAreLoadedAsAFileWithTheSuggestedName() async {
    let provider = NSItemProvider(object: "apple" as NSString)
    provider.suggestedName = "fruit"
    XCTAssertFalse(provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
    let copy = await load("public.text", of: provider)
    XCTAssertEqual(copy?.content, "apple")
    XCTAssertEqual(copy?.url.lastPathComponent, "fruit.txt")
  }

  func test_aSuggestedNameStaysInTheFolderOfTheFile() async throws {
    let other = try file("other.txt")
    for (name, expected) in [("", "data.txt"), ("..", "data.txt"), ("../fruit.txt", "..:fruit.txt"), ("Invoice 3/2024", "Invoice 3:2024.txt")] {
      let provider = NSItemProvider(object: "apple" as NSString)
      provider.suggestedName = name
      let copy = await load("public.text", of: provider)
      XCTAssertEqual(copy?.url.lastPathComponent, expected)
      XCTAssertEqual(copy?.content, "apple", name)
      let gone = expectation(description: "The folder of the copy is deleted.")
      Self.fulfill(gone, whenGone: try XCTUnwrap(copy).url.deletingLastPathComponent())
      await fulfillment(of: [gone], timeout: 60)
      XCTAssertTrue(FileManager.default.fileExists(atPath: other.path), name)
    }
  }

  func test_noProviderIsMadeOfAMissingFile() throws {
    XCTAssertNil(NSItemProvider(contentsOf: folder.appendingPathComponent("none.txt")))
    XCTAssertEqual(NSItemProvider(contentsOf: folder)?.registeredTypeIdentifiers, ["public.folder"])
    XCTAssertEqual(NSItemProvider(contentsOf: try file("fruit.unknown"))?.registeredTypeIdentifiers, ["public.data"])
  }
}
