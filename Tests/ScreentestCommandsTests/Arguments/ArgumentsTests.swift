import XCTest

@testable import ScreentestCommands

/// Tests of the arguments that the tool accepts, and of the messages for wrong arguments.
final class ArgumentsTests: XCTestCase {
  func test_commandsAreReadWithTheirOptions() {
    var demo = DemoOptions()
    demo.output = "out"
    demo.fails = true
    assertParsed(["demo", "--output", "out", "--fail"], .demo(demo))
    var seeds = DemoOptions()
    seeds.seeds = 20
    assertParsed(["demo", "--seeds=20"], .demo(seeds))
    var previews = PreviewsCommand()
    previews.package = "app"
    previews.scratch = "scratch"
    previews.output = "out"
    assertParsed(["previews", "--package-path", "app", "--scratch-path", "scratch", "--output", "out"], .previews(previews))
    var doctor = DoctorCommand()
    assertParsed(["doctor"], .doctor(doctor))
    doctor.package = "app"
    doctor.scratch = "scratch"
    doctor.printsJSON = true
    doctor.showsAllRows = true
    assertParsed(["doctor", "--package-path", "app", "--scratch-path=scratch", "--json", "--all"], .doctor(doctor))
    assertParsed(["new", "screen", "Login"], .new(NewCommand(subject: .file(.screen), name: "Login")))
    assertParsed(
      ["new", "test-case", "--base", "ShopTestCase", "Login", "--output=Tests"],
      .new(NewCommand(subject: .file(.testCase), name: "Login", output: "Tests", baseClass: "ShopTestCase")))
    assertParsed(["new", "app", "Shop", "--module", "ShopApp"], .new(NewCommand(subject: .file(.app), name: "Shop", module: "ShopApp")))
    assertParsed(["new", "package", "Shop", "--package", "../kit"], .new(NewCommand(subject: .package, name: "Shop", package: "../kit")))
    assertParsed(
      ["new", "package", "--swiftdata", "Shop", "--package", "../kit"], .new(NewCommand(subject: .package, name: "Shop", package: "../kit", usesSwiftData: true)))
  }

  func test_helpIsOfTheToolOrOfACommand() {
    for call in [[], ["help"], ["--help"], ["-h"]] { assertParsed(call, .help(.tool)) }
    for call in [["help", "new"], ["new", "--help"], ["new", "screen", "--help"], ["new", "screen", "Login", "-h"]] { assertParsed(call, .help(.new)) }
    for call in [["help", "demo"], ["demo", "--help"]] { assertParsed(call, .help(.demo)) }
    for call in [["help", "previews"], ["previews", "-h"]] { assertParsed(call, .help(.previews)) }
    for call in [["help", "doctor"], ["doctor", "--json", "--help"]] { assertParsed(call, .help(.doctor)) }
    for call in [["help", "drive"], ["drive", "--help"]] { assertParsed(call, .help(.drive)) }
  }

  func test_anUnknownWordGetsTheNearestOne() {
    assertProblem(["deno"], "There is no command “deno”. Did you mean “demo”? The commands are: demo, test, drive, report, previews, doctor, new, help.", .tool)
    assertProblem(["help", "nwe"], "There is no command “nwe”. Did you mean “new”? The commands are: demo, test, drive, report, previews, doctor, new, help.", .tool)
    assertProblem(["frobnicate"], "There is no command “frobnicate”. The commands are: demo, test, drive, report, previews, doctor, new, help.", .tool)
    assertProblem(
      ["new", "scren", "A"], "There is no template “scren”. Did you mean “screen”? The templates are: screen, test-case, context, element, app, package.", .new)
    assertProblem(["new", "test", "A"], "There is no template “test”. Did you mean “test-case”? The templates are: screen, test-case, context, element, app, package.", .new)
    assertProblem(["demo", "--ouptut", "a"], "demo does not support “--ouptut”. Did you mean “--output”? Its options are: --output DIR, --fail, --seeds N.", .demo)
    assertProblem(["new", "screen", "A", "--base", "B"], "new screen does not support “--base”. Its options are: --output DIR.", .new)
    assertProblem(
      ["new", "package", "A", "--pacakge", "B"],
      "new package does not support “--pacakge”. Did you mean “--package”? Its options are: --output DIR, --package PATH|URL, --swiftdata.", .new)
    assertProblem(["new", "screen", "A", "--swiftdata"], "new screen does not support “--swiftdata”. Its options are: --output DIR.", .new)
    assertProblem(
      ["previews", "--package", "B"],
      "previews does not support “--package”. Did you mean “--package-path”? Its options are: --package-path DIR, --scratch-path DIR, --output DIR.", .previews)
    assertProblem(
      ["doctor", "--jsno"], "doctor does not support “--jsno”. Did you mean “--json”? Its options are: --package-path DIR, --scratch-path DIR, --json, --all.", .doctor)
  }

  func test_whatIsMissingOrTooMuchIsSaid() {
    assertProblem(["new"], "new requires one of: screen, test-case, context, element, app, package.", .new)
    assertProblem(["new", "screen"], "new screen requires a name: screentest new screen NAME.", .new)
    assertProblem(["new", "screen", "A", "B"], "new screen takes one name, but got “A” and “B”.", .new)
    assertProblem(["new", "screen", "A", "--output"], "--output requires a folder: screentest new --output DIR.", .new)
    assertProblem(["new", "package", "A", "--swiftdata=B"], "new package takes one name, but got “A” and “B”.", .new)
    assertProblem(["new", "package", "A", "--package", "--output"], "--package requires a folder or a URL: screentest new --package PATH|URL.", .new)
    assertProblem(["doctor", "--package-path"], "--package-path requires a folder: screentest doctor --package-path DIR.", .doctor)
    assertProblem(["demo", "--output="], "--output requires a folder: screentest demo --output DIR.", .demo)
    assertProblem(["demo", "--seeds", "none"], "--seeds requires a number: screentest demo --seeds 1000.", .demo)
  }

  func test_everyCommandHasAHelpThatFitsATerminal() {
    for usage in Usage.allCases {
      XCTAssertTrue(usage.text.hasPrefix("Usage: screentest "))
      for line in usage.text.split(separator: "\n") where line.count > 150 { XCTFail("\(line.count) characters: \(line)") }
      for command in Usage.commands where usage == .tool { XCTAssertTrue(usage.text.contains("\n  \(command)"), command) }
    }
    for kind in TemplateKind.allCases { XCTAssertTrue(Usage.new.text.contains("\n  \(kind.rawValue) "), kind.rawValue) }
  }

  private func assertParsed(_ arguments: [String], _ expected: Arguments, line: UInt = #line) {
    XCTAssertEqual(Arguments.parse(arguments), .success(expected), line: line)
  }

  private func assertProblem(_ arguments: [String], _ message: String, _ usage: Usage, line: UInt = #line) {
    XCTAssertEqual(Arguments.parse(arguments), .failure(Arguments.Problem(message, usage)), line: line)
  }
}
