import Foundation
import FoundationExtras
import Synchronization
import XCTest

@testable import VirtualTime

/// Item providers, as documented by Apple.
///
/// https://developer.apple.com/documentation/foundation/nsitemprovider
final class ItemProviderTests: XCTestCase {
  private final class Box<Value: Sendable>: Sendable {
    private let stored = Mutex<[Value]>([])

    var values: [Value] { stored.withLock { $0 } }

    func add(_ value: Value) { stored.withLock { $0.append(value) } }
  }

  /// Returns the value that a completion handler receives, in virtual time.
  ///
  /// The handler must be called once, after the call returns.
  private func loaded<Value: Sendable>(line: UInt = #line, _ load: (@escaping @Sendable (Value) -> Void) -> Void) -> Value? {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let box = Box<Value>()
    scheduler.withCause("the test") {
      load { box.add($0) }
      XCTAssertEqual(box.values.count, 0, "The handler was called at once.", line: line)
    }
    _ = scheduler.wait(timeout: .seconds(60)) { false }
    XCTAssertEqual(box.values.count, 1, line: line)
    return box.values.first
  }

  private func text(of provider: NSItemProvider, line: UInt = #line) -> String? {
    loaded(line: line) { done in provider.loadObject(ofClass: String.self) { text, _ in done(text) } } ?? nil
  }

  private func url(of provider: NSItemProvider, line: UInt = #line) -> URL? {
    loaded(line: line) { done in provider.loadObject(ofClass: URL.self) { url, _ in done(url) } } ?? nil
  }

  private func data(_ type: String, of provider: NSItemProvider, line: UInt = #line) -> String? {
    loaded(line: line) { done in provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in done(data.map { String(decoding: $0, as: UTF8.self) }) } } ?? nil
  }

  private func error(_ type: String, of provider: NSItemProvider, line: UInt = #line) -> NSError? {
    loaded(line: line) { done in provider.loadDataRepresentation(forTypeIdentifier: type) { done($1 as NSError?) } } ?? nil
  }

  // MARK: Objects

  func test_aTextIsLoadedAsATextAlone() {
    let provider = NSItemProvider(object: "apple" as NSString)
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
    XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.image"))
    XCTAssertTrue(provider.canLoadObject(ofClass: String.self))
    XCTAssertTrue(provider.canLoadObject(ofClass: NSString.self))
    XCTAssertFalse(provider.canLoadObject(ofClass: URL.self))
    XCTAssertEqual(text(of: provider), "apple")
    XCTAssertEqual(data("public.text", of: provider), "apple")
    XCTAssertNil(url(of: provider))
  }

  func test_aURLIsOneOfAPageOrOfAFile() {
    let page = NSItemProvider(object: URL(string: "https://example.com/a")! as NSURL)
    XCTAssertEqual(page.registeredTypeIdentifiers, ["public.url"])
    XCTAssertEqual(url(of: page), URL(string: "https://example.com/a"))
    let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a.txt") as NSURL)
    XCTAssertEqual(file.registeredTypeIdentifiers, ["public.file-url", "public.url"])
    XCTAssertEqual(url(of: file)?.path, "/tmp/a.txt")
    XCTAssertEqual(url(of: file)?.isFileURL, true)
  }

  private final class Pet: NSObject, NSItemProviderReading, NSItemProviderWriting {
    static let readableTypeIdentifiersForItemProvider = ["com.example.pet", "public.plain-text"]
    static let writableTypeIdentifiersForItemProvider = ["com.example.pet", "public.utf8-plain-text"]
    let name: String
    let type: String

    init(name: String, type: String = "") { (self.name, self.type) = (name, type) }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard !data.isEmpty else { throw CocoaError(.coderReadCorrupt) }
      return self.init(data, typeIdentifier)
    }

    private init(_ data: Data, _ type: String) { (name, self.type) = (String(decoding: data, as: UTF8.self), type) }

    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
      completionHandler(Data((typeIdentifier == "com.example.pet" ? "pet \(name)" : name).utf8), nil)
      return nil
    }
  }

  private func pet(of provider: NSItemProvider, line: UInt = #line) -> String? {
    loaded(line: line) { done in
      provider.loadObject(ofClass: Pet.self) { object, error in
        let pet = object as? Pet
        done(pet.map { "\($0.name) of \($0.type)" } ?? "\((error as? CocoaError)?.code.rawValue ?? 0)")
      }
    }
  }

  func test_anAppsOwnObjectIsMadeOfTheDataOfTheFirstTypeThatItReads() {
    let provider = NSItemProvider(object: Pet(name: "Rex"))
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["com.example.pet", "public.utf8-plain-text"])
    XCTAssertEqual(pet(of: provider), "pet Rex of com.example.pet")
    XCTAssertEqual(text(of: provider), "Rex")
    XCTAssertEqual(pet(of: NSItemProvider(object: "Mia" as NSString)), "Mia of public.utf8-plain-text")
    XCTAssertEqual(pet(of: NSItemProvider(object: "" as NSString)), "\(CocoaError.coderReadCorrupt.rawValue)")
  }

  func test_anObjectIsMadeWhenItsDataAreAskedFor() {
    let made = Box<String>()
    let provider = NSItemProvider()
    provider.registerObject(ofClass: Pet.self, visibility: .all) { completion in
      made.add("pet")
      completion(Pet(name: "Rex"), nil)
      return nil
    }
    provider.registerObject(ofClass: URL.self, visibility: .all) { completion in
      completion(URL(string: "https://example.com/rex"), nil)
      return nil
    }
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["com.example.pet", "public.utf8-plain-text", "public.url"])
    XCTAssertEqual(made.values, [])
    XCTAssertEqual(text(of: provider), "Rex")
    XCTAssertEqual(made.values, ["pet"])
    XCTAssertEqual(url(of: provider)?.lastPathComponent, "rex")
  }

  // MARK: Items

  /// Returns the item that `loadItem` passes, cast as in apps.
  private func item<Value: Sendable>(_ type: String, of provider: NSItemProvider, as: Value.Type, line: UInt = #line) -> Value? {
    loaded(line: line) { done in provider.loadItem(forTypeIdentifier: type) { item, _ in done((item as Any) as? Value) } } ?? nil
  }

  func test_anItemIsPassedAsItWasRegistered() {
    XCTAssertEqual(item("public.text", of: NSItemProvider(item: "apple" as NSString, typeIdentifier: "public.text"), as: String.self), "apple")
    let file = URL(fileURLWithPath: "/tmp/a.txt")
    XCTAssertEqual(item("public.file-url", of: NSItemProvider(item: file as NSURL, typeIdentifier: "public.file-url"), as: URL.self), file)
    XCTAssertEqual(item("public.text", of: NSItemProvider(object: "apple" as NSString), as: Data.self), Data("apple".utf8))
    XCTAssertEqual(data("public.text", of: NSItemProvider(item: "apple" as NSString, typeIdentifier: "public.text")), "apple")
    XCTAssertEqual(data("public.url", of: NSItemProvider(item: file as NSURL, typeIdentifier: "public.file-url")), "file:///tmp/a.txt")
  }

  func test_anItemIsMadeForTheOptionsOfWhoeverAsks() {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.text") { completion, _, options in completion?("\(options?["size"] ?? "none")" as NSString, nil) }
    let large: String? = loaded { done in provider.loadItem(forTypeIdentifier: "public.text", options: ["size": "large"]) { item, _ in done((item as Any) as? String ?? "") } }
    XCTAssertEqual(large, "large")
    XCTAssertEqual(item("public.text", of: provider, as: String.self), "none")
  }

  func test_anItemIsAwaited() async throws {
    let item = try await NSItemProvider(item: "apple" as NSString, typeIdentifier: "public.text").loadItem(forTypeIdentifier: "public.text")
    XCTAssertEqual(item as? NSString, "apple")
    do {
      _ = try await NSItemProvider().loadItem(forTypeIdentifier: "public.text")
      XCTFail("There is no item.")
    } catch { XCTAssertEqual((error as NSError).code, NSItemProvider.ErrorCode.itemUnavailableError.rawValue) }
  }

  func test_anItemWithoutATypeFailsTheTest() {
    let mistakes = Box<String>()
    UsageError.$handler.withValue(UsageError.Handler { mistakes.add("\($0.action): \($0.reason)") }) { _ = NSItemProvider(item: "a" as NSString, typeIdentifier: nil) }
    XCTAssertEqual(mistakes.values, ["create an item provider: the item has no type identifier"])
    XCTAssertEqual(NSItemProvider(item: nil, typeIdentifier: nil).registeredTypeIdentifiers, [])
  }

  // MARK: Data

  func test_dataAreMadeEachTimeThatTheyAreAskedFor() {
    let made = Box<Int>()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .ownProcess) { completion in
      made.add(1)
      completion(Data("{\(made.values.count)}".utf8), nil)
      return nil
    }
    XCTAssertEqual(made.values, [])
    XCTAssertEqual(data("public.json", of: provider), "{1}")
    XCTAssertEqual(data("public.data", of: provider), "{2}")
  }

  func test_theFirstOfTheTypesThatConformIsUsed() {
    let provider = NSItemProvider()
    for type in ["public.html", "public.plain-text"] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(Data(type.utf8), nil)
        return nil
      }
    }
    XCTAssertEqual(data("public.text", of: provider), "public.html")
    XCTAssertEqual(data("public.plain-text", of: provider), "public.plain-text")
    XCTAssertEqual((provider.copy() as? NSItemProvider)?.registeredTypeIdentifiers, ["public.html", "public.plain-text"])
  }

  // A handler that doesn't return after its error calls the closure a second time.
  func test_theFirstCallOfAHandlersClosureCounts() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
      completion(nil, CocoaError(.fileReadCorruptFile))
      completion(Data(), nil)
      return nil
    }
    provider.registerItem(forTypeIdentifier: "public.url") { completion, _, _ in
      completion?("first" as NSString, nil)
      completion?("second" as NSString, nil)
    }
    XCTAssertEqual(error("public.json", of: provider)?.code, CocoaError.fileReadCorruptFile.rawValue)
    do {
      let item = try await provider.loadItem(forTypeIdentifier: "public.url")
      XCTAssertEqual(item as? NSString, "first")
    } catch { XCTFail("\(error)") }
  }

  func test_dataOfAnotherTypeAreAnError() {
    let error = error("public.png", of: NSItemProvider(object: "apple" as NSString))
    XCTAssertEqual(error?.domain, "NSItemProviderErrorDomain")
    XCTAssertEqual(error?.code, -1000)
    XCTAssertEqual(error?.localizedDescription, "Cannot load representation of type public.png")
  }

  func test_aCancelledProgressIsAnError() {
    let provider = NSItemProvider(object: "apple" as NSString)
    let error: CocoaError.Code?? = loaded { done in
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { done(($1 as? CocoaError)?.code) }.cancel()
    }
    XCTAssertEqual(error, .userCancelled)
  }

  func test_aProgressIsCompleteWhenTheDataArrive() {
    let provider = NSItemProvider(object: "apple" as NSString)
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let progress = scheduler.withCause("the test") { provider.loadDataRepresentation(forTypeIdentifier: "public.text") { _, _ in } }
    XCTAssertEqual(progress.fractionCompleted, 0)
    _ = scheduler.wait(timeout: .seconds(1)) { progress.isFinished }
    XCTAssertEqual(progress.fractionCompleted, 1)
  }
}
