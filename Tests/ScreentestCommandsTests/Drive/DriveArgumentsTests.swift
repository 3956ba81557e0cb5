import XCTest

@testable import ScreentestCommands

/// Tests of the arguments of `screentest drive`, and of its help.
final class DriveArgumentsTests: XCTestCase {
  private func drive(_ mode: DriveCommand.Mode, _ change: (inout DriveCommand) -> Void = { _ in }) -> Result<Arguments, Arguments.Problem> {
    var command = DriveCommand()
    command.mode = mode
    change(&command)
    return .success(.drive(command))
  }

  private func parse(_ arguments: String...) -> Result<Arguments, Arguments.Problem> { Arguments.parse(["drive"] + arguments) }

  func test_withoutACommandItIsThePrompt() {
    XCTAssertEqual(parse(), drive(.prompt))
    XCTAssertEqual(
      parse("--package-path", "shop", "--scratch-path=out", "--app", "ShopApp", "--session=two"),
      drive(.prompt) { ($0.package, $0.scratch, $0.app, $0.session) = ("shop", "out", "ShopApp", "two") })
    XCTAssertEqual(parse("start", "--idle", "0.5"), drive(.start) { $0.idleMinutes = 0.5 })
    XCTAssertEqual(parse("--session", "two", "resume"), drive(.resume) { $0.session = "two" })
    XCTAssertEqual(parse("stop"), drive(.send(["stop"])))
  }

  /// The app gets the whole text after the first sign.
  func test_theTextOfALaunchVariableCanHaveSigns() {
    let expected = drive(.start) { ($0.launchEnvironment, $0.launchArguments) = (["QUERY": "a=b", "EMPTY": ""], ["--reset"]) }
    XCTAssertEqual(parse("start", "--launch-environment", "QUERY=a=b", "--launch-environment", "EMPTY=", "--launch-argument", "--reset"), expected)
    XCTAssertEqual(parse("start", "--launch-environment=QUERY=a=b", "--launch-environment=EMPTY=", "--launch-argument=--reset"), expected)
  }

  func test_theOptionsOfTheToolStandAnywhere() {
    let expected = drive(.send(["tap", "Log in"])) { ($0.session, $0.printsJSON) = ("two", true) }
    XCTAssertEqual(parse("--session", "two", "--json", "tap", "Log in"), expected)
    XCTAssertEqual(parse("tap", "--session", "two", "Log in", "--json"), expected)
    XCTAssertEqual(parse("tap", "Log in", "--json", "--session=two"), expected)
  }

  func test_otherOptionsBelongToTheCommand() {
    XCTAssertEqual(parse("look", "--picture", "a.png", "--all"), drive(.send(["look", "--picture", "a.png", "--all"])))
    XCTAssertEqual(parse("adjust", "Slider", "-3"), drive(.send(["adjust", "Slider", "-3"])))
    XCTAssertEqual(parse("scenario", "--style=xcuitest"), drive(.send(["scenario", "--style=xcuitest"])))
    XCTAssertEqual(parse("type", "--", "--json=x", "--session"), drive(.send(["type", "--", "--json=x", "--session"])))
    XCTAssertEqual(parse("--json", "--", "tap", "--session"), drive(.send(["tap", "--session"])) { $0.printsJSON = true })
    XCTAssertEqual(parse("type", "a=b"), drive(.send(["type", "a=b"])))
  }

  func test_wrongOptionsAreSaid() {
    func assertProblem(_ arguments: String..., message: String, line: UInt = #line) {
      XCTAssertEqual(Arguments.parse(["drive"] + arguments), .failure(Arguments.Problem(message, .drive)), line: line)
    }
    let options =
      "Its options are: --package-path DIR, --scratch-path DIR, --app NAME, --launch-argument TEXT, --launch-environment NAME=TEXT, --session NAME, --idle MINUTES, --json."
    assertProblem("--sesion", "two", message: "drive does not support “--sesion”. Did you mean “--session”? \(options)")
    assertProblem("tap", "a", "--session", message: "--session requires a name after it.")
    assertProblem("--app=", message: "--app requires a name after it.")
    for minutes in ["0", "-1", "x", "10001", "nan"] {
      assertProblem("start", "--idle", minutes, message: "--idle requires minutes from 0 to 10000, and “\(minutes)” isn't that.")
    }
    for pair in ["QUERY", "=a"] {
      assertProblem("start", "--launch-environment", pair, message: "--launch-environment requires NAME=TEXT, and “\(pair)” isn't that.")
    }
    assertProblem("start", "now", message: "drive start can’t use “now”.")
    assertProblem("look", "--json=true", message: "--json has no value, and “--json=true” has one.")
  }

  func test_optionsThatHaveNoEffectAreRefused() {
    func assertProblem(_ arguments: String..., message: String, line: UInt = #line) {
      XCTAssertEqual(Arguments.parse(["drive"] + arguments), .failure(Arguments.Problem(message, .drive)), line: line)
    }
    assertProblem("resume", "--idle", "5", "--app", "Nope", message: "drive resume can’t use --app. Its options are: --session, --json, --idle.")
    assertProblem("--package-path", ".", "tap", "a", message: "drive tap can’t use --package-path. Its options are: --session, --json.")
    assertProblem("stop", "--idle=5", message: "drive stop can’t use --idle. Its options are: --session, --json.")
    assertProblem("help", "--launch-argument", "x", message: "drive help can’t use --launch-argument. Its options are: --session, --json.")
    XCTAssertEqual(parse("resume", "--idle", "5", "--json"), drive(.resume) { ($0.idleMinutes, $0.printsJSON) = (5, true) })
  }

  func test_aProblemIsJSONOnRequest() {
    XCTAssertEqual(Arguments.Problem("wrong", .drive).jsonLine, #"{"status":2,"text":"wrong"}"#)
  }

  func test_helpNeedsNoSession() throws {
    for call in [["--help"], ["-h"]] { XCTAssertEqual(Arguments.parse(["drive"] + call), .success(.help(.drive))) }
    XCTAssertEqual(parse("tap", "--help"), drive(.send(["help", "tap"])))
    XCTAssertEqual(parse("help", "tap"), drive(.send(["help", "tap"])))
    XCTAssertTrue(try DriveCommandName.help("tap").hasPrefix("tap ELEMENT\n  taps an element\n  ELEMENT is a reference"))
    XCTAssertEqual(try DriveCommandName.help("home"), "home\n  goes to the home screen")
    let all = try DriveCommandName.help(nil)
    for command in DriveCommandName.all { XCTAssertTrue(all.contains("\n  \(command.name)") || all.hasPrefix("  \(command.name)"), command.name) }
    XCTAssertThrowsError(try DriveCommandName.help("tapp")) { error in
      XCTAssertEqual(error as? DriveProblem, DriveProblem("“tapp” isn't a command. Did you mean “tap”? “help” lists the commands.", status: 2))
    }
  }

  func test_everyCommandIsListedOnce() {
    let names = DriveCommandName.all.map(\.name)
    XCTAssertEqual(Set(names).count, names.count)
    let expected = """
      look tap double-tap press type clear swipe scroll-to adjust pick toggle drag rotate back home open-url wait-for pass date appearance text-size language device
      permissions stub requests log storage audit expect undo redo go-to scenario save reset reload resume start stop status help
      foreground relaunch
      """.split { " \n".contains($0) }.map(String.init)
    XCTAssertEqual(names.sorted(), expected.sorted())
    for command in DriveCommandName.all { XCTAssertFalse(command.summary.hasSuffix("."), command.name) }
  }
}
