import Foundation
import HeadlessNetwork
import HeadlessXCUI
import ScenarioKit
import Screens
import XCTest

@testable import Driving

/// Tests of the code that is written for a session's actions.
@MainActor
final class WrittenScenarioTests: XCTestCase {
  private static let app = DriveLoop.KnownApp(name: "ControlsApp", module: "DrivingTests", app: AppUnderTest(ControlsApp.self))

  private func scenario(_ commands: [[String]], _ words: [String] = [], surroundings: Surroundings = Surroundings()) -> String {
    let replies = Driven.run(Self.app, commands)
    var request = DriveRequest(.scenario)
    request.words = ["scenario"] + words
    request.actions = Driven.steps(replies)
    return Driven.replies(Self.app, [request], surroundings)[1].text
  }

  /// The lines of a scenario's steps.
  private func steps(_ commands: [[String]], _ words: [String] = [], surroundings: Surroundings = Surroundings()) -> [String] {
    let text = scenario(commands, words, surroundings: surroundings)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return Array(lines.drop { !$0.hasPrefix("Scenario(") }.dropFirst().dropLast())
  }

  /// A name in code can't begin with a digit.
  func test_aTextWithADigitAtItsStartHasAName() {
    let text = scenario([["tap", "7"], ["expect", "7 taps"]])
    XCTAssertTrue(text.contains(#"let button7 = Button(id: "7")"#), text)
    XCTAssertFalse(text.contains("let 7"), text)
    for (word, name) in [("7", "button7"), ("½ cup", "cup"), ("1️⃣", "button"), ("日本", "日本"), ("«»", "button")] {
      XCTAssertEqual(SwiftText.name(word, fallback: "button"), name, word)
    }
  }

  func test_aLiteralKeepsEachCharacter() {
    XCTAssertEqual(SwiftText.literal("a\"b\\c\n\u{1B}é👍"), #""a\"b\\c\n\u{1b}é👍""#)
    XCTAssertEqual(SwiftText.literal(#"\(x)"#), #""\\(x)""#)
  }

  /// The title names the test, too, so several saved tests aren't all called the same.
  func test_theTitleNamesTheTest() {
    for style in ["scenario", "xcuitest"] {
      let words = ["--module", "DrivingTests", "--file", "/x/AskTests.swift", "--style", style]
      XCTAssertTrue(scenario([["tap", "7"]], words + ["--name", "Asking: “7”?"]).contains("  func test_asking7()"), style)
      XCTAssertTrue(scenario([["tap", "7"]], words).contains("  func test_driven()"), style)
    }
  }

  func test_aFailedActionIsLeftOut() {
    XCTAssertEqual(steps([["tap", "Ask"], ["expect", "Nowhere"]]).filter { $0.contains("owhere") }, [])
  }

  func test_aScenarioEndsWithACheck() throws {
    let lines = steps([["tap", "Ask"]])
    XCTAssertTrue(try XCTUnwrap(lines.last).hasPrefix("Then(I: see("), lines.joined(separator: "\n"))
  }

  func test_aWaitThatIsAlsoExpectedIsWrittenOnce() {
    let lines = steps([["tap", "Later"], ["wait-for", "10 taps"], ["expect", "10 taps"]])
    XCTAssertEqual(lines.count { $0.hasPrefix("Then(") || $0.contains("10 taps") }, 1, lines.joined(separator: "\n"))
  }

  /// Requests before the first stub go to the real network, in the test as in the session.
  func test_theServerIsCreatedAtTheFirstStub() throws {
    let lines = steps([["toggle", "Sound"], ["stub", "GET", "https://example.com/answer", "42"], ["tap", "Ask"], ["expect", "42"]])
    let server = try XCTUnwrap(lines.firstIndex(of: "let server = StubServer()"), lines.joined(separator: "\n"))
    XCTAssertTrue(lines[server + 1].hasPrefix("server.stub("), lines[server + 1])
    XCTAssertTrue(lines[..<server].contains { $0.contains("adjust(") }, lines.joined(separator: "\n"))
  }

  // MARK: Plain XCUITest

  /// The app's URL schemes are in another test case's description of the app.
  func test_theAppIsTheOneThatATestCaseDeclares() {
    var surroundings = Surroundings()
    surroundings.testCases = { [DrivenTestCase(WrittenScenarioTests.self, app: "DrivingTests.ControlsApp", declaresMore: true)] }
    for style in ["scenario", "xcuitest"] {
      let text = scenario([["tap", "7"]], ["--module", "DrivingTests", "--file", "/x/AskTests.swift", "--style", style], surroundings: surroundings)
      XCTAssertTrue(text.contains("{ WrittenScenarioTests.appUnderTest }"), text)
    }
  }

  /// XCUITest refuses a query with two matches, so the first one is named as the first.
  func test_theFirstOfTwoMatchesIsWrittenAsTheFirst() {
    let text = scenario([["tap", "Later"], ["wait-for", "10 taps"]], ["--style", "xcuitest"])
    XCTAssertTrue(text.contains(#".matching(identifier: "10 taps").element(boundBy: 0).waitForExistence"#), text)
  }

  func test_aMatcherIsNotInTheWordsOfXCUITest() {
    let replies = Driven.run(Self.app, [["expect", "home.mode"]], surroundings: CommandsTests.home)
    var request = DriveRequest(.scenario)
    request.words = ["scenario", "--style", "xcuitest"]
    request.actions = Driven.steps(replies)
    let reply = Driven.replies(Self.app, [request], CommandsTests.home)[1]
    XCTAssertEqual(reply.status, 1)
    XCTAssertTrue(reply.text.hasPrefix("XCUITest has no words for these steps"), reply.text)
  }

  // MARK: Functions of the package

  private static func functions(_ functions: ContextFunction...) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.functions = { _ in functions }
    return surroundings
  }

  private static let tapBoth: @MainActor () -> Void = {
    let hand = Hand()
    hand.tap(Button(id: "7"))
    hand.tap(Button(id: "Gone"))
  }

  func test_aFunctionOfAnotherTestCaseIsNotUsed() {
    let own = ContextFunction(code: "tapBoth", module: "DrivingTests", container: "OtherTests", call: Self.tapBoth)
    let lines = steps([["tap", "7"], ["tap", "Gone"]], surroundings: Self.functions(own))
    XCTAssertFalse(lines.contains { $0.contains("tapBoth") }, lines.joined(separator: "\n"))
    var shared = own
    shared.isAdopted = { _ in false }
    XCTAssertTrue(steps([["tap", "7"], ["tap", "Gone"]], surroundings: Self.functions(shared)).contains("When(I: tapBoth)"))
    XCTAssertFalse(steps([["tap", "7"], ["tap", "Gone"]], ["--without-functions"], surroundings: Self.functions(shared)).contains("When(I: tapBoth)"))
  }

  /// A class that adopts a protocol already must not adopt it again, because that doesn't compile.
  func test_anAdoptedProtocolIsNotAdoptedAgain() {
    var function = ContextFunction(code: "tapBoth", module: "DrivingTests", container: "TapContext", call: Self.tapBoth)
    for isAdopted in [true, false] {
      function.isAdopted = { _ in isAdopted }
      var surroundings = Self.functions(function)
      surroundings.ownTestCase = XCTestCase.self
      let text = scenario([["tap", "7"], ["tap", "Gone"]], ["--module", "DrivingTests", "--file", "/x/AskTests.swift"], surroundings: surroundings)
      XCTAssertTrue(text.contains("final class AskTests: ScreenTestCase\(isAdopted ? "" : ", TapContext") {"), text)
    }
  }

  /// The interactions with raw elements aren't known, so a function with them isn't used.
  func test_aFunctionWithRawElementsIsNotUsed() {
    var function = ContextFunction(code: "tapBoth", module: "DrivingTests", container: "TapContext") {
      Self.tapBoth()
      XCUIApplication().buttons["e4"].tap()
    }
    function.isAdopted = { _ in false }
    let lines = steps([["tap", "7"], ["tap", "Gone"]], surroundings: Self.functions(function))
    XCTAssertFalse(lines.contains { $0.contains("tapBoth") }, lines.joined(separator: "\n"))
  }

  /// The stubs and launch settings of a function that is tried are taken back.
  func test_aTriedFunctionLeavesNoStub() {
    var function = ContextFunction(code: "answer", module: "DrivingTests", container: "TapContext") {
      App.shared.launchArguments = ["--demo"]
      StubServer().stub(.any("*"), .text("stubbed by a trial"))
    }
    function.isAdopted = { _ in false }
    let lines = steps(
      [["stub", "GET", "https://example.com/answer", "42"], ["tap", "Ask"], ["expect", "42"], ["relaunch"], ["expect", "No demo"]], surroundings: Self.functions(function))
    XCTAssertTrue(lines.contains { $0.contains("relaunchTheApp") }, lines.joined(separator: "\n"))
  }

  /// A stub between the actions isn't a part of the function, so the function doesn't replace them.
  func test_noStubIsLostInAFunction() {
    var function = ContextFunction(code: "tapBoth", module: "DrivingTests", container: "TapContext", call: Self.tapBoth)
    function.isAdopted = { _ in true }
    let lines = steps([["tap", "7"], ["stub", "GET", "https://example.com/answer", "42"], ["tap", "Gone"]], surroundings: Self.functions(function))
    XCTAssertTrue(lines.contains { $0.hasPrefix("server.stub(") }, lines.joined(separator: "\n"))
    XCTAssertFalse(lines.contains("When(I: tapBoth)"), lines.joined(separator: "\n"))
  }

  /// A check that the function doesn't make stays.
  func test_aWaitThatTheFunctionDoesNotMakeIsKept() {
    var function = ContextFunction(code: "tapBoth", module: "DrivingTests", container: "TapContext", call: Self.tapBoth)
    function.isAdopted = { _ in false }
    let commands = [["tap", "7"], ["wait-for", "7 taps"], ["tap", "Gone"]]
    let lines = steps(commands, surroundings: Self.functions(function))
    XCTAssertTrue(lines.contains { $0.hasPrefix("Then(I: see(") && $0.contains("7Taps") }, lines.joined(separator: "\n"))
    XCTAssertFalse(lines.contains("When(I: tapBoth)"))
  }
}
