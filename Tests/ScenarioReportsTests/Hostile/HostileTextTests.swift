import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import ScenarioKit
@testable import ScenarioReports

/// Tests 10,000 hostile texts in every format.
///
/// In a debug build it's a tenth of them, which takes as long.
final class HostileTextTests: XCTestCase {
  private static let texts: [String] = {
    let pieces = [
      "\u{0}", "\u{1B}[31m", "::error::", "##[error]", "]]>", "</script>", "<!--", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{FFFE}", "\u{FFFD}", "\\u{1B}", "\\uD800", "\\", "u{",
      "}", "\n", "\r\n", "\t", "\u{85}", "\u{2028}", "e\u{301}", "\u{301}", "\"", "\"\"\"", "\\\"\\\"\\\"", "'", "|", "`", "```", "%0A", ",", ":", "&amp;", "#", "@tag", "Given ",
      "Scenario: ", "Feature:", "* ", " ", "\u{A0}", "😀", "a", "\u{7F}", "\u{E0041}", "[x](y)",
    ]
    var seed: UInt64 = 42
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    #if DEBUG
      let count = 1_000
    #else
      let count = 10_000
    #endif
    return (0..<count).map { number in (0...next(number % 1000 == 999 ? 5000 : 8)).map { _ in pieces[next(pieces.count)] }.joined() }
  }()

  private static func test(_ text: String, _ number: Int) -> TestReport {
    var step = ReportSample.step("Given", "I see \(text)", text)
    step.argument = number % 2 == 0 ? .docString(text, mediaType: nil) : .table([[text, "x"]])
    var scenario = ReportSample.scenario(text, steps: [step])
    scenario.details = ScenarioDetails(description: text)
    return TestReport(identity: "Cart/test_\(number)", name: "test_\(number)", attempts: [ReportSample.attempt([.scenario(scenario)])])
  }

  private static let report = ReportSample.report(texts.enumerated().map { test($1, $0) })

  private func assertIsPlain(_ text: String, line: UInt = #line) {
    XCTAssertNil(text.unicodeScalars.first { $0.isEscapedInLog && $0 != "\n" && $0 != "\t" }, line: line)
  }

  private func assertEqual(_ texts: [String], _ expected: [String] = HostileTextTests.texts, line: UInt = #line) {
    XCTAssertEqual(texts.count, expected.count, line: line)
    for (text, expected) in zip(texts, expected) where !text.unicodeScalars.elementsEqual(expected.unicodeScalars) {
      return XCTFail("\(text.debugDescription) is not \(expected.debugDescription)", line: line)
    }
  }

  func test_junit() {
    let report = JUnitReport(Self.report)
    assertIsPlain(report.text)
    let reader = TestCaseReader()
    let parser = XMLParser(data: Data(report.bytes))
    parser.delegate = reader
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
    assertEqual(reader.names.map(VisibleText.unescaped), Self.texts.enumerated().map { "test_\($0): \($1)" })
    assertEqual(reader.failures.map(VisibleText.unescaped), Self.texts.map { "Given I see \($0)\nTests/CartTests.swift:7\n\($0)" })
  }

  func test_cucumber() throws {
    let text = CucumberReport(Self.report).text
    assertIsPlain(text)
    var names: [String] = []
    var sentences: [String] = []
    var messages: [String] = []
    for line in text.utf8.split(separator: 0x0A) {
      let message = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line)) as? [String: [String: Any]])
      if let pickle = message["pickle"] {
        names.append(VisibleText.unescaped(try XCTUnwrap(pickle["name"] as? String)))
        sentences += ((pickle["steps"] as? [[String: Any]]) ?? []).compactMap { $0["text"] as? String }.map(VisibleText.unescaped)
      } else if let result = message["testStepFinished"]?["testStepResult"] as? [String: Any], result["status"] as? String == "FAILED" {
        messages.append(try XCTUnwrap(result["message"] as? String))
      }
    }
    assertEqual(names)
    assertEqual(sentences, Self.texts.map { "I see \($0)" })
    assertEqual(messages)
  }

  func test_gherkin() {
    let text = GherkinReport(Self.report).text
    assertIsPlain(text)
    let reader = GherkinReader(text)
    XCTAssertEqual(reader.unexpected, [])
    assertEqual(reader.names)
    assertEqual(reader.sentences, Self.texts.map { "I see \($0)" })
    assertEqual(reader.descriptions)
    assertEqual(reader.arguments)
  }

  func test_gitLab() throws {
    let text = GitLabReport(Self.report).text
    assertIsPlain(text)
    let issues = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let descriptions = try issues.map { VisibleText.unescaped(try XCTUnwrap($0["description"] as? String)) }
    for (description, text) in zip(descriptions, Self.texts) { XCTAssertTrue(description.unicodeScalars.starts(with: "Cart › \(text): ".unicodeScalars), description) }
    XCTAssertEqual(descriptions.count, Self.texts.count)
  }

  func test_gitHub() {
    for (number, text) in Self.texts.enumerated() {
      let commands = GitHubReport(ReportSample.report([Self.test(text, number)])).text
      assertIsPlain(commands)
      XCTAssertEqual(commands.utf8.filter { $0 == 0x0A }.count, 1)
      let parts = commands.dropLast().components(separatedBy: "::")
      XCTAssertEqual(parts[1], "error file=Tests/CartTests.swift,line=7,col=5,title=" + GitHubReport.property("Cart › \(text)"))
      let data = String(parts.dropFirst(2).joined(separator: "::")).removingPercentEncoding ?? "no encoding of GitHub's"
      assertEqual([VisibleText.unescaped(data)], ["Given I see \(text)\n\(text)"])
    }
  }

  func test_summaries() {
    for start in stride(from: 0, to: Self.texts.count, by: 40) {
      let report = ReportSample.report((start..<start + 40).map { Self.test(Self.texts[$0], $0) })
      assertIsPlain(MarkdownReport(report).text)
      let text = TextReport(report).text
      assertIsPlain(text)
      for line in text.split(separator: "\n") {
        let line = line.drop { $0 == " " }
        XCTAssertFalse(line.hasPrefix("::") || line.hasPrefix("##["), String(line))
      }
    }
  }

  func test_html() throws {
    let page = HTMLReport(Self.report).text
    assertIsPlain(page)
    // The texts end scripts but start none, so an unescaped text would be an additional script end.
    XCTAssertEqual(page.components(separatedBy: "</script").count, page.components(separatedBy: "<script").count)
    let sentences = Set(try PageData(page).sentences.map { Array($0.utf8) })
    XCTAssertEqual(Self.texts.filter { !sentences.contains(Array("Given I see \($0)".utf8)) }.count, 0)
  }
}
