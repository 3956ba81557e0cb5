import Foundation
import HeadlessXCUI
import ScenarioKit
import Screens
import XCTest

@testable import Driving
@testable import ScreentestCommands

/// Tests of what commands accept, and of what they say.
@MainActor
final class CommandsTests: XCTestCase {
  private static let app = DriveLoop.KnownApp(name: "ControlsApp", module: "DrivingTests", app: AppUnderTest(ControlsApp.self))

  /// Returns the answer to the last of several commands.
  private func last(_ commands: [String]..., surroundings: Surroundings = Surroundings()) -> DriveReply {
    Driven.run(Self.app, commands, surroundings: surroundings).last ?? DriveReply()
  }

  private func assertRefused(_ words: String..., status: Int32 = 2, message: String, line: UInt = #line) {
    let reply = last(words)
    XCTAssertEqual(reply.text, message, line: line)
    XCTAssertEqual(reply.status, status, line: line)
    XCTAssertNil(reply.action, line: line)
  }

  /// The reference of the line of an answer that contains a text.
  private func reference(_ text: String, in reply: DriveReply) throws -> String {
    let line = try XCTUnwrap(reply.text.split(separator: "\n").first { $0.contains(text) }, reply.text)
    return try String(XCTUnwrap(line.firstMatch(of: /e\d+/)).output)
  }

  // MARK: Names

  func test_aReferenceIsKeptAndNeverGivenTwice() throws {
    let replies = Driven.run(Self.app, [["look", "--all"], ["tap", "Ask"], ["look", "--all"]])
    XCTAssertEqual(try reference("switch \"Sound\"", in: replies[1]), try reference("switch \"Sound\"", in: replies[3]))
    let gone = try reference("button \"Gone\"", in: replies[1])
    let later = last(["tap", gone], ["tap", gone])
    XCTAssertEqual(later.text, "\(gone) no longer exists: the screen has changed since \(gone) was shown. “look” lists the elements that exist now.")
    XCTAssertEqual(later.status, 1)
    XCTAssertTrue(last(["tap", "e999"]).text.hasPrefix("No element is called e999: the references so far are e1 to e"))
  }

  func test_twoMatchesAreListed() throws {
    let reply = last(["tap", "Same"])
    XCTAssertEqual(reply.status, 1)
    XCTAssertNotNil(reply.text.wholeMatch(of: /“Same” names 2 elements. Use one of their references:\n  e\d+ button "Same"\n  e\d+ button "Same"/), reply.text)
    for command in ["expect", "wait-for", "scroll-to"] { XCTAssertEqual(last([command, "Same"]).text, reply.text, command) }
    let references = reply.text.matches(of: /e\d+/).map { String($0.output) }
    XCTAssertEqual(last(["tap", references[1]], ["expect", "2 taps"]).status, 0)
  }

  /// A square of a chess board has the text of a reference.
  func test_aTextThatIsAlsoAReferenceIsRefused() {
    let reply = last(["tap", "e4"])
    XCTAssertEqual(reply.status, 1)
    XCTAssertTrue(reply.text.hasPrefix("“e4” is the reference of e4 "), reply.text)
    XCTAssertTrue(reply.text.hasSuffix("Name the type and the text, such as: button \"e4\"."), reply.text)
    XCTAssertEqual(last(["tap", "button", "e4"], ["expect", "4 taps"]).status, 0)
  }

  func test_aTypeAndATextAreANameEverywhere() {
    for words in [["button", "Ask"], ["button \"Ask\""], ["button Ask"]] {
      for command in ["tap", "expect", "wait-for", "scroll-to"] { XCTAssertEqual(last([command] + words).status, 0, "\(command) \(words)") }
      XCTAssertEqual(last(["expect"] + words + ["enabled"]).status, 0, "\(words)")
      XCTAssertEqual(last(["expect", "not"] + words).status, 1, "\(words)")
    }
    XCTAssertEqual(last(["tap", "switch", "Ask"]).text.split(separator: "\n").first, "There is no switch “Ask” on the screen.")
  }

  /// A package with a screen that has a member with a matcher.
  static var home: Surroundings {
    var surroundings = Surroundings()
    let matched = Label(matching: .label(.contains(" mode")))
    surroundings.screens = {
      [PackageScreen(code: "home", module: "", type: "Home", screen: HomeScreen(), members: [ScreenMember(screen: "home", name: "mode", element: matched)])]
    }
    return surroundings
  }

  /// A member's matcher is used, and a name that begins with a screen must be a member.
  func test_membersOfScreensAreNames() {
    let surroundings = Self.home
    for claim in ["label", "value"] { XCTAssertEqual(last(["expect", "home.mode", claim, "Light mode"], surroundings: surroundings).status, 0, claim) }
    XCTAssertEqual(last(["expect", "home.mode"], surroundings: surroundings).status, 0)
    XCTAssertEqual(last(["expect", "home"], surroundings: surroundings).status, 0)
    for name in ["home.mode", "home"] { XCTAssertEqual(last(["expect", "not", name], surroundings: surroundings).status, 1, name) }
    let wrong = last(["expect", "not", "home.mod"], surroundings: surroundings)
    XCTAssertEqual(wrong.status, 1)
    XCTAssertEqual(wrong.text, "home has no member “mod”. Did you mean “mode”? Its members are: mode.")
  }

  // MARK: Words

  /// The help of the tool lists the commands that the app's process performs, with the same words.
  func test_theToolKnowsTheCommandsOfTheApp() {
    let usages = ActionCommand.all.mapValues(\.usage).merging(ReadingCommand.all.mapValues(\.usage)) { first, _ in first }
    let known = DriveCommandName.all.filter(\.isOfApp)
    XCTAssertEqual(known.map(\.name).sorted(), usages.keys.sorted())
    // The tool replaces the option of type that reads the environment.
    for command in known where command.name != "type" { XCTAssertEqual(usages[command.name], command.arguments, command.name) }
  }

  func test_whatACommandCannotUseIsSaid() {
    assertRefused("tap", "Ask", "now", message: "tap can’t use “now”: tap ELEMENT. A text with spaces needs quotation marks.")
    assertRefused("look", "--al", message: "look has no option “--al”. Its options are: --all, --picture. Write -- before a text that starts with two dashes.")
    assertRefused("wait-for", "Ask", "--gone=no", message: "--gone has no value, and “no” is one.")
    for seconds in ["-1", "61", "nan", "x"] {
      assertRefused("press", "Ask", seconds, message: "press requires seconds from 0 to 60, and “\(seconds)” isn't one: press ELEMENT [SECONDS].")
    }
    for duration in ["-5s", "5", "4000d", "999999999999999s", ""] {
      assertRefused("pass", duration, message: "pass requires a duration such as 500ms, 10s, 25m, 2h or 3d, up to 3650d, and “\(duration)” isn't one.")
    }
    assertRefused("frobnicate", message: "“frobnicate” isn’t a command. “help” lists the commands.")
    assertRefused("expect", "Ask", "enable", message: "expect can't check “enable”. Did you mean “enabled”? It can check: \(ActionCommand.claims.joined(separator: ", ")).")
  }

  func test_stubsAreChecked() throws {
    let folder = FileManager.default.temporaryDirectory
    func assertRefused(_ json: String, _ message: String, line: UInt = #line) throws {
      let file = folder.appendingPathComponent("stubs-\(UUID().uuidString).json")
      try Data(json.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let reply = last(["stub", file.path])
      XCTAssertEqual(reply.text, "\(file.path) can't be used as a list of stubs: \(message)", line: line)
      XCTAssertEqual(reply.status, 2, line: line)
    }
    try assertRefused(#"[{"url":"/x","delay":1e30}]"#, "stub 1: The delay of a stub is a number of seconds from 0 to 86400, and “1e+30” isn't one.")
    try assertRefused(#"[{"url":"/x"},{"url":"/y","status":99999}]"#, "stub 2: The status of a stub is a number from 100 to 599, and “99999” isn't one.")
    try assertRefused(#"[{"url":"/x","methd":"get"}]"#, "stub 1: It has no member “methd”. Did you mean “method”? Its members are: method, url, status, json, text, delay.")
    XCTAssertTrue(last(["stub", "GET", "/x", "{\"a\":"]).text.hasPrefix("The answer isn't valid JSON: "))
    XCTAssertEqual(last(["stub", "list.json", "--status", "500"]).status, 2)
    let file = folder.appendingPathComponent("stubs-\(UUID().uuidString).json")
    try Data(#"[{"method":"get","url":"https://example.com/answer","json":9007199254740993}]"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(last(["stub", file.path], ["tap", "Ask"], ["expect", "9007199254740993"]).status, 0)
  }

  func test_requestsAreOnlyKnownAfterAStub() {
    XCTAssertEqual(last(["requests"]).text, "Requests aren't recorded before the first “stub”: they go to the real network.")
    XCTAssertEqual(last(["stub", "GET", "https://example.com/answer", "42"], ["tap", "Ask"], ["requests"]).text, "stubbed: GET https://example.com/answer")
  }

  // MARK: Expectations

  func test_expectationsCanFail() {
    for words in [
      ["Ask", "disabled"], ["not", "Ask"], ["Sound", "value", "1"], ["Ask", "label", "Asked"], ["not", "Ask", "hittable"], ["Nowhere"], ["Ask", "selected"], ["Ask", "focused"],
    ] {
      let reply = last(["expect"] + words)
      XCTAssertEqual(reply.status, 1, "\(words): \(reply.text)")
      XCTAssertNotNil(reply.action, "\(words)")
    }
    for words in [["Ask"], ["Ask", "enabled"], ["Sound", "value", "0"], ["not", "Sound", "selected"], ["not", "Nowhere"]] {
      XCTAssertEqual(last(["expect"] + words).status, 0, "\(words)")
    }
    assertRefused("expect", "Ask", "tabs", "3", status: 1, message: "cell \"Ask\" has no tabs: expect … tabs is for tabBar.")
    assertRefused("expect", "not", "Ask", "value", "1", message: "expect not can't be used with “value”.")
  }

  /// A misspelled text isn't there either, so the answer warns.
  func test_aTextThatWasNeverThereIsNoted() {
    XCTAssertTrue(last(["expect", "not", "Gonne"]).text.contains("note: no element “Gonne” was listed in this session, so check that this is its text."))
    XCTAssertFalse(last(["tap", "Gone"], ["expect", "not", "Gone"]).text.contains("note:"))
  }

  // MARK: The app

  func test_settingsReachTheApp() {
    XCTAssertEqual(last(["appearance", "dark"], ["expect", "Dark mode"]).status, 0)
    XCTAssertEqual(last(["appearance", "dark"], ["appearance", "light"], ["expect", "Light mode"]).status, 0)
    XCTAssertEqual(last(["tap", "Later"], ["pass", "4s"], ["expect", "not", "10 taps", "exists"]).status, 0)
    XCTAssertEqual(last(["tap", "Later"], ["pass", "5s"], ["expect", "10 taps"]).status, 0)
    XCTAssertEqual(last(["toggle", "Sound"], ["expect", "Sound", "value", "1"]).status, 0)
    XCTAssertEqual(last(["toggle", "Sound", "on"], ["toggle", "Sound", "on"], ["expect", "Sound", "value", "1"]).status, 0)
  }

  func test_theAppIsLaunchedWithArguments() {
    var launch = DriveRequest(.launch)
    launch.launchArguments = ["--demo"]
    let channel = ScriptedChannel { $0.isEmpty ? launch : nil }
    DriveLoop(apps: [Self.app], channel: channel).run()
    XCTAssertTrue(channel.replies[0].text.contains("\"Demo\""), channel.replies[0].text)
    XCTAssertFalse(Driven.run(Self.app, [])[0].text.contains("\"Demo\""))
  }

  func test_oneOfSeveralAppsMustBeChosen() {
    func launched(_ name: String?) -> DriveReply {
      var launch = DriveRequest(.launch)
      launch.app = name
      let channel = ScriptedChannel { $0.isEmpty ? launch : nil }
      DriveLoop(apps: [ExampleWalk.app, Self.app], channel: channel).run()
      return channel.replies[0]
    }
    XCTAssertEqual(launched(nil).text, "The package has 2 apps. Choose one with --app: NotInstagramApp, ControlsApp.")
    XCTAssertEqual(launched(nil).status, 2)
    XCTAssertEqual(launched("ControlApp").text, "No app is called “ControlApp”. Did you mean “ControlsApp”? The apps are: NotInstagramApp, ControlsApp.")
    XCTAssertTrue(launched("ControlsApp").text.hasPrefix("launched ControlsApp\n"))
  }
}

private struct HomeScreen: Screen {
  let trait = Label(id: "Light mode")
}
