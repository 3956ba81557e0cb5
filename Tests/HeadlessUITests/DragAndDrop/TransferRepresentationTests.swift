import Foundation
import XCTest

@testable import HeadlessUI
@testable import UIKit

/// Conversion between values and data with transfer representations.
///
/// https://developer.apple.com/documentation/coretransferable/choosing-a-transfer-representation-for-a-model-type
final class TransferRepresentationTests: XCTestCase {
  private struct Note: Codable, Equatable, Sendable, Transferable {
    var title: String
    var body: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).visibility(.ownProcess)
      DataRepresentation(exportedContentType: .html) { Data("<p>\($0.body)</p>".utf8) }
      ProxyRepresentation(exporting: \.body, importing: { Note(title: "New", body: $0) }).suggestedFileName { "\($0.title).txt" }
    }
  }

  private func load<T: Transferable & Sendable>(_ type: T.Type, of provider: NSItemProvider) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in provider.loadTransferable(type: type) { continuation.resume(with: $0) } }
  }

  private func provider<T: Transferable & Sendable>(of value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }

  func test_aValueHasTheDataOfItsRepresentations() async throws {
    let note = Note(title: "Fruit", body: "Apples")
    let provider = provider(of: note)
    XCTAssertEqual(provider.registeredContentTypes, [.json, .html, .utf8PlainText])
    XCTAssertEqual(provider.registeredContentTypes(conformingTo: .plainText), [.utf8PlainText])
    XCTAssertEqual(provider.suggestedName, "Fruit.txt")
    let html = try await provider.data(of: UTType.html.identifier)
    XCTAssertEqual(html, Data("<p>Apples</p>".utf8))
    let same = try await load(Note.self, of: provider)
    XCTAssertEqual(same, note)
    let text = try await load(String.self, of: provider)
    XCTAssertEqual(text, "Apples")
    // The first of the value's types that can be loaded is used.
    let data = try await load(Data.self, of: provider)
    XCTAssertEqual(try JSONDecoder().decode(Note.self, from: data), note)
  }

  func test_aValueIsMadeOfTheDataOfAProvider() async throws {
    let note = try await load(Note.self, of: NSItemProvider(object: "Pears" as NSString))
    XCTAssertEqual(note, Note(title: "New", body: "Pears"))
    let link = try await load(URL.self, of: NSItemProvider(object: URL(string: "https://example.com")! as NSURL))
    XCTAssertEqual(link, URL(string: "https://example.com"))
  }

  func test_aValueThatNoDataMakeIsAnError() async {
    do {
      _ = try await load(Note.self, of: NSItemProvider(object: URL(string: "https://example.com")! as NSURL))
      XCTFail("A link is no note.")
    } catch { XCTAssertEqual((error as NSError).domain, NSItemProvider.errorDomain) }
  }

  private struct Movie: Transferable, Sendable {
    let content: String

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .mpeg4Movie) { movie in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
        try Data(movie.content.utf8).write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Movie(content: try String(contentsOf: received.file, encoding: .utf8) + " in \(received.file.pathExtension)")
      }
    }
  }

  func test_aValueIsSentAsAFile() async throws {
    let movie = try await load(Movie.self, of: provider(of: Movie(content: "frames")))
    XCTAssertEqual(movie.content, "frames in mp4")
  }

  func test_anImageKeepsItsName() async throws {
    let image = try await load(Image.self, of: provider(of: Image("Beach")))
    XCTAssertEqual(image.name, "Beach")
    let symbol = try await load(Image.self, of: NSItemProvider(object: UIImage(systemName: "star")!))
    XCTAssertTrue(symbol.isSystemImage)
    XCTAssertEqual(symbol.name, "star")
  }

  // MARK: Objects of UIKit

  private func load<T: NSItemProviderReading & Sendable>(object type: T.Type, of provider: NSItemProvider) async throws -> T? {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadObject(ofClass: type) { object, error in continuation.resume(with: error.map { .failure($0) } ?? .success(object as? T)) }
    }
  }

  func test_anImageIsLoadedWithItsData() async throws {
    let png = try XCTUnwrap(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }.pngData())
    let provider = NSItemProvider(object: try XCTUnwrap(UIImage(data: png)))
    XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.image"))
    let image = try await load(object: UIImage.self, of: provider)
    XCTAssertEqual(image?.pngData(), png)
    let data = try await provider.data(of: UTType.image.identifier)
    XCTAssertEqual(data, png)
    let ofData = NSItemProvider()
    ofData.registerDataRepresentation(for: .png) {
      $0(png, nil)
      return nil
    }
    let loaded = try await load(object: UIImage.self, of: ofData)
    XCTAssertEqual(loaded?.size.width, image?.size.width)
    XCTAssertFalse(NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: UIImage.self))
  }

  func test_aColorIsLoadedWithItsComponents() async throws {
    let color = try await load(object: UIColor.self, of: NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)))
    XCTAssertEqual(color, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  func test_aFileIsLoadedByItsType() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider(contentsOf: file, contentType: nil, openInPlace: true)
    XCTAssertEqual(provider.registeredContentTypesForOpenInPlace, [.json])
    let loaded: (URL?, Bool) = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(for: .json, openInPlace: true) { file, isInPlace, _ in continuation.resume(returning: (file, isInPlace)) }
    }
    XCTAssertEqual(loaded.0, file)
    XCTAssertTrue(loaded.1)
  }
}
