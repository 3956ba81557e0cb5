import XCTest

/// Tests that the map of SwiftData lists every name of Apple's, and says of each what the sources and the tests say.
final class SwiftDataMapTests: XCTestCase {
  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/SwiftDataMap.md"
  private static let folderOfTests = "Tests/SwiftDataTests"

  // Read once, because a class of tests has an instance for each test.
  private static let declared = SwiftDataNames(files: SourceTree().swiftFiles(in: "Sources/SwiftData")).names

  /// The names that tests use without writing them, because Swift's runtime or the compiler calls them.
  private static let implicit: Set<String> = [
    "DefaultSerialModelExecutor.asUnownedSerialExecutor", "DefaultSerialModelExecutor.enqueue", "ModelActor.unownedExecutor", "Query.wrappedValue",
  ]

  private let map = SwiftDataMap()
  private var declared: Set<String> { Self.declared }

  func test_thePageListsEveryName() throws { try map.page.check(at: Self.page) }

  func test_aNameIsDeclaredUnlessItIsUnavailable() {
    let unavailable = Set(AppleSwiftData.unavailable.keys)
    XCTAssertEqual(map.all.subtracting(unavailable).subtracting(declared).sorted(), [], "These names work, says the map, but they aren't declared.")
    XCTAssertEqual(unavailable.intersection(declared).sorted(), [], "These names are unavailable, says the map, but they are declared.")
  }

  func test_everyDeclarationIsListed() {
    let unlisted = declared.subtracting(map.all).subtracting(AppleSwiftData.own)
    XCTAssertEqual(unlisted.sorted(), [], "These declarations are neither in Apple's SwiftData nor in the list of additional names.")
    XCTAssertEqual(AppleSwiftData.own.subtracting(declared).sorted(), [], "These additional names aren't declared.")
    XCTAssertEqual(AppleSwiftData.own.intersection(map.all).sorted(), [], "These additional names are Apple's.")
  }

  func test_everyReasonIsOfAListedName() {
    let (partly, unavailable) = (Set(AppleSwiftData.partly.keys), Set(AppleSwiftData.unavailable.keys))
    XCTAssertEqual(partly.union(unavailable).subtracting(map.all).sorted(), [], "These names have a reason, but Apple's SwiftData doesn't have them.")
    XCTAssertEqual(partly.intersection(unavailable).sorted(), [])
  }

  func test_everyNameThatIsDeclaredIsInATest() {
    var words: Set<String> = []
    for file in SourceTree().swiftFiles(in: Self.folderOfTests) { words.formUnion(SourceWords(file.text).words) }
    let untested = map.all.intersection(declared).subtracting(Self.implicit).filter { !words.contains(Self.word(of: $0)) }
    XCTAssertEqual(untested.sorted(), [], "No test in \(Self.folderOfTests) uses these names.")
  }

  /// Returns the word that code with a name contains: the last one, or the name of the type if a member is called without a name.
  private static func word(of name: String) -> String {
    let parts = name.split(separator: ".").map { $0.drop { $0 == "@" || $0 == "#" } }.filter { $0 != "init" && $0 != "subscript" }
    return parts.last.map(String.init) ?? name
  }

  func test_aNameHasItsWord() {
    XCTAssertEqual(["@Model", "#Index", "Schema.Version.major", "AppStorage.init"].map(Self.word), ["Model", "Index", "major", "AppStorage"])
  }

  func test_namesOfAppleAreRead() {
    let map = SwiftDataMap(macros: "@Model #Index", types: "Schema: save load\nSchema.Version\nA B", additions: "View.modelContext")
    XCTAssertEqual(map.names[.macros], ["@Model", "#Index"])
    XCTAssertEqual(map.names[.types], ["Schema", "Schema.Version", "A", "B"])
    XCTAssertEqual(map.names[.members], ["Schema.save", "Schema.load"])
    XCTAssertEqual(map.names[.additions], ["View.modelContext"])
  }

  func test_declarationsAreFound() {
    let source = """
      public import Foundation

      /// A schema.
      public final class Schema: Hashable {
        /// The version.
        public static let current: Version = Version(1)

        public struct Version {
          public let major: Int
          let minor: Int

          public init(_ major: Int) { self.major = major }
        }

        public static func == (lhs: Schema, rhs: Schema) -> Bool { true }
        public func hash(into hasher: inout Hasher) {}

        public subscript(index: Int) -> Int { index }

        private enum Keys {
          case inside
          public static var hidden: Int { 1 }
        }

        @MainActor public final var outside: Int { 1 }
      }

      public protocol Stored {
        var name: String { get set }
        static func make() -> Self
        func _hidden()
      }

      extension Schema.Version {
        public enum Kind: String {
          case old, new
          case `private`(Int)
          case other = "a"

          public var text: String {
            switch self {
            case .old: "old"
            default: "new"
            }
          }
        }

        func within() {}
      }

      extension AppStorage {
        public init(key: String) {}
      }

      @freestanding(declaration)
      public macro Index() = #externalMacro(module: "M", type: "T")

      @attached(peer)
      public macro Model() = #externalMacro(module: "M", type: "T")
      public macro _Hidden() = #externalMacro(module: "M", type: "T")
      """
    XCTAssertEqual(
      SwiftDataNames(files: [SourceTree.File(path: "A.swift", text: source)]).names.sorted(),
      [
        "#Index", "@Model", "AppStorage.init", "Schema", "Schema.Version", "Schema.Version.Kind", "Schema.Version.Kind.new", "Schema.Version.Kind.old",
        "Schema.Version.Kind.other", "Schema.Version.Kind.private", "Schema.Version.Kind.text", "Schema.Version.major", "Schema.current", "Schema.outside", "Schema.subscript",
        "Stored", "Stored.make", "Stored.name",
      ])
  }
}
