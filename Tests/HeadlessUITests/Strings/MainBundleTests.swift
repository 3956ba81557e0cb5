import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// The contents of an app's main bundle: its target's resources and its `Info.plist`.
///
/// [Apple: Bundle](https://developer.apple.com/documentation/foundation/bundle)
final class MainBundleTests: DeviceTestCase {
  private final class OwnClass {}

  private struct Facts: View {
    private static func words(in bundle: Bundle) -> String {
      bundle.url(forResource: "words", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no words"
    }

    var body: some View {
      let main = Bundle.main
      VStack {
        Text(verbatim: "main: \(Self.words(in: main))")
        Text(verbatim: "class: \(Self.words(in: Bundle(for: OwnClass.self)))")
        Text(verbatim: "path: \(main.path(forResource: "words", ofType: "txt").map { ($0 as NSString).lastPathComponent } ?? "none")")
        Text(verbatim: "missing: \(main.url(forResource: "nothing", withExtension: nil) == nil)")
        Text(verbatim: "folder: \(main.bundleURL.lastPathComponent)")
        Text(verbatim: "id: \(main.bundleIdentifier ?? "none")")
        Text(verbatim: "name: \(main.infoDictionary?["CFBundleName"] as? String ?? "none")")
        Text(verbatim: "version: \(main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "none")")
        Text(verbatim: "text: \(main.localizedString(forKey: "shop.hello", value: nil, table: nil))")
      }
    }
  }

  private static let resources = StringFixture.shop

  private func facts(of name: String) -> [String] { texts(of: name) { Facts() } }

  private func texts<Content: View>(of name: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> [String] {
    _ = Self.resources
    let device = Device(apps: [InstalledApp(name: name, content: content)])
    defer { device.shutDown() }
    device.launch("com.example.\(name)")
    return device.tree.all(ElementQuery(scope: device.tree.root, type: .staticText)).map { device.tree.label(of: $0) }
  }

  func test_anAppFindsItsResourcesAndItsInformation() {
    let facts = facts(of: "Shop")
    XCTAssertEqual(
      facts.filter { $0.contains(": ") },
      [
        "main: garden pocket", "class: garden pocket", "path: words.txt", "missing: true", "folder: Shop.app", "id: com.example.Shop", "name: Shop", "version: 1.0", "text: Hello!",
      ])
  }

  private struct Seeding: View {
    private static func seed() -> String {
      let files = FileManager.default
      let copy = files.temporaryDirectory.appendingPathComponent("words.txt")
      do {
        guard let original = Bundle.main.url(forResource: "words", withExtension: "txt") else { return "no words" }
        try files.copyItem(at: original, to: copy)
        let handle = try FileHandle(forWritingTo: copy)
        try handle.write(contentsOf: Data("changed".utf8))
        try handle.close()
        return try String(contentsOf: original, encoding: .utf8) + ", " + String(contentsOf: copy, encoding: .utf8)
      } catch {
        return "\(error)"
      }
    }

    var body: some View { Text(verbatim: Self.seed()) }
  }

  // An app copies a bundled store and then changes the copy.
  func test_aCopyOfAResourceIsAFileOfItsOwn() {
    XCTAssertEqual(texts(of: "Seed") { Seeding() }, ["garden pocket, changedpocket"])
  }

  func test_eachAppHasItsOwnBundle() {
    XCTAssertTrue(facts(of: "One").contains("id: com.example.One"))
    XCTAssertTrue(facts(of: "Two").contains("id: com.example.Two"))
  }

  // A language of an app's texts has a separate bundle in the app's bundle.
  func test_theBundleOfOneLanguageIsNotTheMainOne() {
    let paths = texts(of: "Paths") { Text(verbatim: Bundle.main.bundlePath) }
    XCTAssertEqual(paths.map { CurrentStrings.isMain($0) }, [true])
    XCTAssertEqual(paths.map { CurrentStrings.isMain($0 + "/de.lproj") }, [false])
    XCTAssertTrue(CurrentStrings.isMain(Bundle.main.bundlePath))
    XCTAssertFalse(CurrentStrings.isMain(Self.resources.path))
  }

  func test_aTestsOwnMainBundleIsTheRunners() {
    show { Facts() }
    XCTAssertFalse(Bundle.main.bundlePath.hasSuffix(".app"))
  }
}
