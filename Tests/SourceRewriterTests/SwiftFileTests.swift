import XCTest

@testable import SourceRewriter

final class SwiftFileTests: XCTestCase {
  private func rewritten(_ source: String) throws -> String { String(decoding: try SwiftFile(Array(source.utf8)).rewritten, as: UTF8.self) }

  /// Asserts that the rewriter doesn't change a source.
  private func assertUnchanged(_ source: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(try rewritten(source), source, file: file, line: line)
  }

  // MARK: Conditions

  func test_conditionsOfAnIPhoneAreTrue() throws {
    XCTAssertEqual(try rewritten("#if os(iOS)\n#endif"), "#if ( true)\n#endif")
    XCTAssertEqual(try rewritten("  #if !os(iOS) && DEBUG"), "  #if !( true) && DEBUG")
    XCTAssertEqual(try rewritten("#elseif os(tvOS) || os( iOS )"), "#elseif os(tvOS) || (   true)")
    XCTAssertEqual(try rewritten("#if targetEnvironment(simulator)"), "#if (                      true)")
    XCTAssertEqual(try rewritten("#if os(macOS) // os(iOS)"), "#if os(macOS) // os(iOS)")
  }

  func test_aConditionWithoutSpacesAndOneOfSeveralLinesAreTrue() throws {
    XCTAssertEqual(try rewritten("#if os(iOS)||os(tvOS)"), "#if ( true)||os(tvOS)")
    XCTAssertEqual(try rewritten("#if (os(tvOS) ||\n  os(iOS))\nos(iOS)"), "#if (os(tvOS) ||\n  ( true))\nos(iOS)")
  }

  func test_otherConditionsStay() {
    for condition in ["os(macOS)", "os(Linux)", "canImport(UIKit)", "targetEnvironment(macCatalyst)", "swift(>=6)", "os(iOSMac)"] { assertUnchanged("#if \(condition)\n#endif") }
  }

  func test_whatOnlyLooksLikeAConditionStays() {
    assertUnchanged("let x = os(iOS)")
    assertUnchanged("// #if os(iOS)")
    assertUnchanged("/* a /* b */\n#if os(iOS)\n*/")
    assertUnchanged("let x = \"\"\"\n  #if os(iOS)\n  \"\"\"")
    assertUnchanged("let x = #\"\"\"\n  \"\"\" #if os(iOS)\n  \"\"\"#")
    assertUnchanged("let x = \"#if os(iOS)\"")
  }

  func test_aTextEndsWhereItDoes() throws {
    let condition = "\n#if os(iOS)\n"
    let changed = "\n#if ( true)\n"
    for text in [
      #"let x = "\"""#, #"let x = "\\""#, ##"let x = #"\"#"##, ##"let x = #"a"b"#"##, ##"let x = #"""#"##, ##"let x = #""#"##, #"let x = "\(f("a") + ")")""#, ##"let x = #"\("##,
      ##"let x = #""" x"#"##,
      "let x = \"\"", "let x = \"\"\"\n\"\"\"", "let x = \"\"\"\n  \\\"\"\"\n  \"\"\"", #"let x = "\("\("/*")")""#, "let `if` = 1", "let x = \"unfinished",
    ] {
      XCTAssertEqual(try rewritten(text + condition), text + changed)
    }
  }

  func test_aRegularExpressionIsNoText() throws {
    for text in [
      "let x = /\"\"\"/", "let x = #/\"\"\"/#", "let x = #/\n  /* \"\"\"\n  /#", "Regex {\n OneOrMore(.digit)\n /\\/*end/\n}", "let r = a ? /\"\\(/ : /\\(/", "let r = a ?? /\\/*/",
      "let r = a! / 2 /* b */", "return /\\/*/", "let y = a / b /* c */ / d", "let x = reduce(1, /) + reduce(2, /)",
      "let x = (a) / 2 // /*",
    ] {
      XCTAssertEqual(try rewritten(text + "\n#if os(iOS)\n"), text + "\n#if ( true)\n", text)
    }
  }

  func test_whatNeverEndsIsNamedWithItsLine() {
    for (source, what, line) in [
      ("a\n/* b\n", "comment", 2), ("\n\nlet x = \"\"\"\n a", "multi-line string literal", 3), ("let x = #/\n", "regex literal", 1), ("\"\\(a", "string interpolation", 1),
    ] {
      XCTAssertThrowsError(try SwiftFile(Array(source.utf8))) {
        XCTAssertEqual(($0 as? SourceScanner.Unterminated)?.what, what)
        XCTAssertEqual(($0 as? SourceScanner.Unterminated)?.line, line)
      }
    }
  }

  // MARK: Objective-C

  func test_attributesOfObjectiveCAreLeftOut() throws {
    XCTAssertEqual(try rewritten("@objc func a() {}"), "      func a() {}")
    XCTAssertEqual(try rewritten("@objc(doA:b:) func a(b: Int) {}"), "              func a(b: Int) {}")
    XCTAssertEqual(try rewritten("@objcMembers class A {}"), "             class A {}")
    XCTAssertEqual(try rewritten("@IBOutlet weak var a: UILabel!"), "          weak var a: UILabel!")
    XCTAssertEqual(try rewritten("@objc (Int) -> Void"), "      (Int) -> Void")
    for source in ["@objcopy var a: Int", "@IBAction func a() {}", "@MainActor func objc() {}", "let a = \"@objc\""] { assertUnchanged(source) }
  }

  func test_aSelectorBecomesItsNameAndItsMethod() throws {
    XCTAssertEqual(
      try rewritten("f(#selector(UIResponder.resignFirstResponder), to: nil)"), "f(Selector(\"resignFirstResponder\", UIResponder.resignFirstResponder), to: nil)")
    XCTAssertEqual(try rewritten("#selector(tapped(_:))"), "Selector(\"tapped:\", tapped(_:))")
    XCTAssertEqual(try rewritten("#selector(Self.show(_:animated:))"), "Selector(\"show:animated:\", Self.show(_:animated:))")
    XCTAssertEqual(try rewritten("#selector(update(at:))"), "Selector(\"updateAt:\", update(at:))")
    XCTAssertEqual(try rewritten("#selector(update(item:))"), "Selector(\"updateWithItem:\", update(item:))")
    XCTAssertEqual(try rewritten("#selector(f as (Int) -> Void)"), "Selector(\"f\", f as (Int) -> Void)")
    XCTAssertEqual(try rewritten("#selector(getter: UIView.isHidden)").trimmingCharacters(in: .whitespaces), "Selector(\"isHidden\")")
    XCTAssertEqual(try rewritten("#selector(setter: UIView.isHidden)").trimmingCharacters(in: .whitespaces), "Selector(\"setIsHidden:\")")
    XCTAssertEqual(try rewritten("#selector(update(forItem:))"), "Selector(\"updateForItem:\", update(forItem:))")
    XCTAssertEqual(try rewritten("#selector(`default`)"), "Selector(\"default\", `default`)")
  }

  func test_aSelectorOfTheTypeItselfNamesTheType() throws {
    let source = """
      class A: NSObject {
        class func f() { if x { g(#selector(b), #selector(self.b(_:)), #selector(Self.b), #selector(c.d)) } }
        struct B { let a = #selector(b) }
        lazy var d = #selector(b)
      }
      extension C.D where Self: E { func f() { #selector(b) } }
      let e = #selector(b)
      """
    let lines = try rewritten(source).split(separator: "\n").map { String($0) }
    XCTAssertTrue(lines[1].contains("g(Selector(\"b\", A.b), Selector(\"b:\", A.b(_:)), Selector(\"b\", A.b), Selector(\"d\", c.d)"), lines[1])
    XCTAssertTrue(lines[2].contains("Selector(\"b\", B.b)"), lines[2])
    XCTAssertTrue(lines[3].contains("Selector(\"b\", A.b)"), lines[3])
    XCTAssertTrue(lines[5].contains("Selector(\"b\", C.D.b)"), lines[5])
    XCTAssertTrue(lines[6].contains("Selector(\"b\", b)"), lines[6])
  }

  func test_eachLineStaysWhereItStood() throws {
    let source = "f(\n  #selector(\n    A.b\n  ),\n  c)\n#if os(iOS)\r\n@objc\nfunc a() {}\n"
    // The lines are split as bytes, because a two-character line ending is a single `Character`.
    func lines(_ text: String) -> [String] { text.utf8.split(separator: UInt8.newline, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) } }
    let new = lines(try rewritten(source))
    XCTAssertEqual(new.count, lines(source).count)
    XCTAssertEqual(new[4], "  c)")
    XCTAssertEqual(new[5], "#if ( true)\r")
    XCTAssertEqual(new[7], "func a() {}")
    XCTAssertEqual(try rewritten("#selector(\n  Foo\n    .bar(_:)\n)\nx").filter { $0 == "\n" }.count, 4)
  }

  // MARK: Findings

  func test_findingsHaveTheirLines() throws {
    let file = try SwiftFile(Array("import SwiftUI\n#if os(iOS)\n#endif\n@objc func a() {}".utf8))
    XCTAssertEqual(file.findings, [SwiftFile.Finding(text: "os(iOS)", line: 2), SwiftFile.Finding(text: "@objc", line: 4)])
  }

  func test_anImportOfXCTestIsSeen() throws {
    for source in ["import XCTest", "\u{FEFF}import XCTest", "@testable import XCTest", "import class XCTest.XCTestCase"] {
      XCTAssertTrue(try SwiftFile(Array(source.utf8)).importsXCTest, source)
    }
    for source in ["// import XCTest", "import SwiftUI", "a.import XCTest", "import XCTestKit", "let a = \"import XCTest\""] {
      XCTAssertFalse(try SwiftFile(Array(source.utf8)).importsXCTest, source)
    }
  }
}
