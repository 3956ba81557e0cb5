import Foundation
import XCTest

/// Tests that the page about unsafe code lists what is intercepted, and is short.
final class UnsafeCodePageTests: XCTestCase {
  private static let page = "Sources/VirtualTime/VirtualTime.docc/UnsafeCode.md"
  /// The words that are read in ten minutes.
  ///
  /// The names of symbols and files don't count, because a reader looks them up.
  private static let mostWords = 2200

  private let tree = SourceTree()

  private func page() throws -> String { try String(contentsOf: tree.root.appendingPathComponent(Self.page), encoding: .utf8) }

  func test_thePageListsTheTable() throws {
    let written = InterpositionPage(uses: InterpositionUses(files: tree.cFiles(in: "Sources") + tree.swiftFiles(in: "Sources"))).written(into: try page())
    try WrittenPage.check(XCTUnwrap(written, "\(Self.page) doesn't have the two comments around its written part."), at: Self.page)
  }

  func test_thePageIsReadInTenMinutes() throws {
    let words = try page().replacing(/`[^`]*`/, with: "").split { $0.isWhitespace || $0 == "|" }.filter { word in word.contains { $0.isLetter } }
    XCTAssertLessThanOrEqual(words.count, Self.mostWords, "\(Self.page) is too long. Shorten the texts in Interposition.def, or join groups.")
  }

  func test_thePageExplainsEachUnsafeConstruct() throws {
    let page = try page()
    for construct in UnsafeCodeTests.constructs { XCTAssertTrue(page.contains("`\(construct)`"), "\(Self.page) doesn't say why \(construct) is safe.") }
  }

  func test_aSymbolIsShownWithoutModulesAndTypes() {
    let names = [
      "nanosleep": "nanosleep",
      "static FoundationEssentials.TimeZone.current.getter : FoundationEssentials.TimeZone": "TimeZone.current",
      "XCTest.XCTestCase.continueAfterFailure.setter : Swift.Bool": "XCTestCase.continueAfterFailure",
      "type metadata for Foundation.Bundle": "Bundle",
      "Foundation.NSObject.__allocating_init() -> Foundation.NSObject": "NSObject.init()",
      "Foundation.Timer.init(timeInterval: Swift.Double, repeats: Swift.Bool, block: @Sendable (Foundation.Timer) -> ()) -> Foundation.Timer":
        "Timer.init(timeInterval:repeats:block:)",
      "(extension in Foundation):FoundationEssentials.NotificationCenter.removeObserver(_: Any, name: Foundation.NSNotification.Name?, object: Any?) -> ()":
        "NotificationCenter.removeObserver(_:name:object:)",
      "Swift._arrayForceCast<A, B>([A]) -> [B]": "_arrayForceCast(_:)",
      "A.make(pairs: [Swift.String : B<C, D>], (E) -> F) -> ()": "make(pairs:_:)",
    ]
    for (demangled, short) in names { XCTAssertEqual(ReadableSymbol.short(demangled), short) }
  }
}
