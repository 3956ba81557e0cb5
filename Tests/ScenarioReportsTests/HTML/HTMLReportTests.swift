import Foundation
import ScenarioKit
import XCTest

@testable import ScenarioReports

final class HTMLReportTests: XCTestCase {
  // MARK: The frame of the page

  func test_thePage_allowsNoNetwork_andRunsItsOwnScriptAlone() throws {
    let page = HTMLReport(RunReport()).text
    let script = try XCTUnwrap(page.range(of: #"<script>[\s\S]*</script>"#, options: .regularExpression)).trimmed(of: "<script>", "</script>", in: page)
    XCTAssertTrue(page.contains("default-src 'none';"))
    let hash = SHA256.base64(of: script)
    XCTAssertTrue(page.contains("script-src 'sha256-\(hash)';"), "HTMLPage.scriptHash is not the script's: \(hash)")
    XCTAssertNil(page.range(of: #"(src|href)="(https?:)?//"#, options: .regularExpression))
    XCTAssertNil(page.range(of: #"@import|url\("#, options: .regularExpression))
  }

  func test_theHashes_areThoseOfTheStandard() {
    XCTAssertEqual(SHA256.base64(of: ""), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    XCTAssertEqual(SHA256.base64(of: "abc"), "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    XCTAssertEqual(SHA256.base64(of: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"), "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=")
  }

  func test_theFile_isReplacedByTheWholePage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.html")
    try HTMLReport(RunReport()).write(to: file)
    try HTMLReport(SampleReports.app).write(to: file)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8).contains("Liking a picture"), true)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["report.html"])
  }

  func test_aFolderThatCannotBeMade_isAnError() {
    XCTAssertThrowsError(try HTMLReport(RunReport()).write(to: URL(fileURLWithPath: "/dev/null/report.html")))
  }

  // MARK: Texts

  func test_hostileTexts_comeBackEqual_andLeaveTheirPlaceNowhere() throws {
    let page = HTMLReport(SampleReports.report(SampleReports.hostile)).text
    let data = try PageData(page)
    XCTAssertEqual(Array(data.sentences.prefix(SampleReports.hostileTexts.count)), SampleReports.hostileTexts.map { "When \($0)" })
    let steps = try XCTUnwrap(data.items(ofTest: 0).first?["items"] as? [[String: Any]])
    XCTAssertEqual(steps.compactMap { $0["docString"] as? String }.map { Array($0.utf8) }, SampleReports.hostileTexts.map { Array($0.utf8) })
    let labels = data.elements.compactMap { $0[2] as? String }
    XCTAssertEqual(SampleReports.hostileTexts.filter { !labels.contains($0) }, [])
    XCTAssertNil(page.range(of: "<img"))
    let unseen = page.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) || (0x2028...0x202E).contains($0.value) }
    XCTAssertEqual(unseen.count, 0)
  }

  func test_textsThatOnlyLookEqual_areEachWrittenAsTheyAre() throws {
    let texts = ["\u{E9}", "e\u{301}"]
    let steps = texts.enumerated().map { SampleReports.step("1.\($0 + 1)", "When", $1) }
    let data = try PageData(HTMLReport(SampleReports.report(SampleReports.test("A/b", [SampleReports.attempt([SampleReports.scenario("A", steps)])]))).text)
    XCTAssertEqual(data.sentences.map { Array($0.utf8) }, texts.map { Array("When \($0)".utf8) })
  }

  func test_theValueOfASecureField_isBulletsOnly() throws {
    XCTAssertFalse(HTMLReport(SampleReports.app).text.contains("hunter22"))
  }

  // MARK: The header

  func test_thePageNames_project_commit_shard_andDevice() throws {
    let data = try PageData(HTMLReport(SampleReports.app).text)
    let environment = try XCTUnwrap(data.environments.first)
    XCTAssertEqual(environment["project"] as? String, "NotInstagram")
    XCTAssertEqual(environment["branch"] as? String, "main")
    XCTAssertEqual(environment["commit"] as? String, "4f9c1d2b8e6a7f00c1d2e3f4a5b6c7d8e9f0a1b2")
    XCTAssertEqual(environment["shard"] as? String, "2/8")
    XCTAssertEqual(environment["sources"] as? String, "https://example.com/NotInstagram/blob/4f9c1d2b8e6a7f00c1d2e3f4a5b6c7d8e9f0a1b2/")
    XCTAssertEqual(data.devices, ["iPhone, 390 × 844 points"])
  }

  func test_aJournalWithoutAnEnvironment_leavesItsValuesOut() throws {
    var report = SampleReports.app
    report.environments = [RunEnvironment()]
    let environment = try XCTUnwrap(PageData(HTMLReport(report).text).environments.first)
    XCTAssertEqual(Array(environment.keys), ["attempt"])
  }

  // MARK: The list

  func test_theIdsOfLinks_areUnique_andStayTheSame() throws {
    let twice = SampleReports.test("A/b", [SampleReports.attempt([SampleReports.scenario("A", [])])])
    let report = SampleReports.report([FeatureReport(name: "A", tests: [twice, twice])])
    XCTAssertEqual(try PageData(HTMLReport(report).text).entries.map { $0["id"] as? String }, ["A/b:1", "A/b:1~2"])
    XCTAssertEqual(HTMLReport(report).text, HTMLReport(report).text)
  }

  func test_aTestThatPassedLater_isFlaky_andHasAllOfItsAttempts() throws {
    let data = try PageData(HTMLReport(SampleReports.app).text)
    XCTAssertEqual(data.entries.filter { $0["flaky"] as? Bool == true }.map { $0["name"] as? String }, ["Deleting a picture asks first"])
    XCTAssertEqual(data.tests.filter { $0["name"] as? String == "test_deleting" }.map { ($0["attempts"] as? [Any])?.count }, [2])
  }

  func test_whatFailedOutsideOfItsScenarios_isInTheList() throws {
    let failure = ReportItem.failure(TestFailure(kind: "assertion", message: "1 is not 2"), at: SourceLocation())
    let test = SampleReports.test("A/b", [SampleReports.attempt([SampleReports.scenario("A", [])], result: .failed, before: [failure])])
    let entries = try PageData(HTMLReport(SampleReports.report(test)).text).entries
    XCTAssertEqual(entries.map { $0["result"] as? String }, ["passed", "failed"])
    XCTAssertEqual(entries.last?["failure"] as? String, "1 is not 2")
  }

  // MARK: Screens

  func test_equalScreens_areDrawnOnce_andShareWhatTheyHaveInCommon() throws {
    let tests = (0..<20).map { number in
      let screens = [1: SampleScreens.feed(), 2: SampleScreens.feed(liked: true)]
      let scenario = SampleReports.scenario("A", [SampleReports.step("1.1", "When", "I look", before: 1, after: 2)])
      return SampleReports.test("A/\(number)", [SampleReports.attempt([scenario], screens: screens)])
    }
    let data = try PageData(HTMLReport(SampleReports.report([FeatureReport(name: "A", tests: tests)])).text)
    XCTAssertEqual(data.screens.count, 2)
    XCTAssertEqual(data.elements.count, SampleScreens.feed().elements.count + 1)
    XCTAssertEqual(data.svg(ofScreen: 0), SampleScreens.feed().svg)
    XCTAssertEqual(data.svg(ofScreen: 1), SampleScreens.feed(liked: true).svg)
    XCTAssertEqual(data.lines.count, Set(data.lines).count)
  }

  func test_theElementThatWasActedOn_hasItsFrame_onTheScreenOfTheAction() throws {
    let steps = [SampleReports.step("1.1", "When", "I log in", before: 1, after: 2, items: [SampleReports.tap(screen: 1)])]
    let screens = [1: SampleScreens.logIn(isReady: true), 2: SampleScreens.feed()]
    let data = try PageData(HTMLReport(SampleReports.report(SampleReports.test("A/b", [SampleReports.attempt([SampleReports.scenario("A", steps)], screens: screens)]))).text)
    let step = try XCTUnwrap((data.items(ofTest: 0).first?["items"] as? [[String: Any]])?.first)
    let action = try XCTUnwrap((step["items"] as? [[String: Any]])?.first)
    XCTAssertEqual((action["element"] as? [String: Any])?["frame"] as? [Double], [24, 424, 342, 48])
    XCTAssertEqual(action["screen"] as? Int, step["before"] as? Int)
    XCTAssertNotEqual(step["before"] as? Int, step["after"] as? Int)
  }

  func test_aPictureFromAJournal_isDrawnAsTheScreenWas() {
    let svg = SampleScreens.logIn(name: "Ada", problem: "Wrong").svg
    for text in [">Log in<", ">Ada<", ">Wrong<", "Button “Log in”"] { XCTAssertTrue(svg.contains(text), "\(text) is missing in \(svg)") }
    XCTAssertFalse(SampleScreens.logIn(isReady: true).svg.contains("hunter22"))
  }

  // MARK: Files

  func test_theAddressOfAFile_leadsFromThePageToIt_andNamesNoScheme() {
    let links = AttachmentLinks(folder: URL(fileURLWithPath: "/reports/today"))
    XCTAssertEqual(links.address(of: "/reports/today/a/b c.png"), "./a/b%20c.png")
    XCTAssertEqual(links.address(of: "/journals/x.svg"), "../../journals/x.svg")
    XCTAssertEqual(links.address(of: "/reports/today/javascript:alert(1)"), "./javascript%3Aalert%281%29")
  }

  func test_aSmallImage_isInThePage_andAnotherFileIsNot() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([1, 2, 3]).write(to: file)
    let links = AttachmentLinks(folder: nil)
    XCTAssertEqual(links.inlineImage(at: file.path, mediaType: "image/png"), "data:image/png;base64,AQID")
    XCTAssertNil(links.inlineImage(at: file.path, mediaType: "text/html"))
    XCTAssertNil(links.inlineImage(at: file.path + "-missing", mediaType: "image/png"))
  }
}

extension Range<String.Index> {
  fileprivate func trimmed(of start: String, _ end: String, in text: String) -> String { String(text[self].dropFirst(start.count).dropLast(end.count)) }
}
