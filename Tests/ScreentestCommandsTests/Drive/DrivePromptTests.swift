import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of the lines that a prompt reads, and of the words in them.
final class DrivePromptTests: SampleSessionTestCase {
  /// Enters lines, and returns what is printed after the answer to the launch.
  private func prompt(_ lines: String..., isTerminal: Bool = false, printsJSON: Bool = false) throws -> (end: DrivePrompt.End, text: String, session: DriveSession) {
    let session = sample.session()
    let first = try session.start()
    var rest = lines[...]
    var texts: [String] = []
    let prompt = DrivePrompt(session: session, isTerminal: isTerminal, printsJSON: printsJSON, readLine: { rest.popFirst() }, print: { texts.append($0) })
    let end = prompt.run(after: first)
    XCTAssertEqual(texts.removeFirst(), (printsJSON ? first.jsonLine : "launched") + "\n")
    return (end, texts.joined(), session)
  }

  func test_eachLineIsACommand() throws {
    let run = try prompt(#"tap "Log in""#, "", "# a comment", "  look  ")
    XCTAssertEqual(run.text, "tap Log in\ntap Log in\n")
    XCTAssertEqual(run.end, DrivePrompt.End())
  }

  func test_aTerminalGetsTheNumberOfTheNextStep() throws {
    let run = try prompt("tap a", "expect b", "tap c", "exit", isTerminal: true)
    XCTAssertEqual(run.text, "1> tap a\n2> expect b fails\n2> tap c\n3> ")
    XCTAssertEqual(run.end, DrivePrompt.End(isStopped: false, hasFailed: true))
  }

  func test_wrongLinesDoNotEndThePrompt() throws {
    let run = try prompt("tap 'a", "tapp a", "tap a\\", "tap a")
    XCTAssertEqual(
      run.text,
      """
      The line has an open quotation mark '. Close it, or write \\' for the character.
      “tapp” isn't a command. Did you mean “tap”? “help” lists the commands.
      The line ends with a backslash. Write \\\\ for a backslash.
      tap a

      """)
    XCTAssertTrue(run.end.hasFailed)
  }

  func test_allAnswersAreJSONOnRequest() throws {
    let run = try prompt("tap a", "tap 'a", "stop", isTerminal: true, printsJSON: true)
    XCTAssertEqual(
      run.text,
      #"""
      {"elements":[],"status":0,"text":"tap a"}
      {"status":2,"text":"The line has an open quotation mark '. Close it, or write \\' for the character."}
      {"status":0,"text":"The session “shop” is over."}

      """#)
  }

  func test_aFailedLaunchIsAFailure() throws {
    sample.players.launchStatus = 1
    XCTAssertTrue(try prompt("look").end.hasFailed)
  }

  func test_theEndOfInputKeepsTheSteps() throws {
    let run = try prompt("tap a")
    XCTAssertFalse(run.end.isStopped)
    XCTAssertFalse(run.end.hasFailed)
    let resumed = sample.session()
    XCTAssertEqual(try resumed.resume().text, "resumed shop\ntap a")
  }

  func test_stopEndsThePrompt() throws {
    let run = try prompt("tap a", "stop", "tap b")
    XCTAssertEqual(run.text, "tap a\nThe session “shop” is over.\n")
    XCTAssertTrue(run.end.isStopped)
    XCTAssertEqual(run.session.words, ["tap a"])
    for word in ["exit", "quit"] { XCTAssertEqual(try prompt(word, "tap b").session.words, [], word) }
  }

  // MARK: Words

  func test_wordsAreSplitAsAShellDoes() throws {
    for (line, words) in [
      ("", []), ("  \t ", []), ("tap  e5\t", ["tap", "e5"]), ("type \"it's\" 'a \"b\"'", ["type", "it's", "a \"b\""]), ("a\"b c\"d'e f'", ["ab cde f"]), ("type ''", ["type", ""]),
      (#"tap Log\ in"#, ["tap", "Log in"]), (#""a\"b\\c\n""#, [#"a"b\c\n"#]), (#"'a\'"#, [#"a\"#]), (#"a\nb"#, [#"a\nb"#]), ("😀 é", ["😀", "é"]),
    ] {
      XCTAssertEqual(try ShellWords.split(line), words, line)
    }
  }

  func test_anOpenQuotationMarkIsSaid() {
    for (line, mark) in [("tap \"Log in", "\""), ("tap 'Log in", "'"), (#"tap "Log in\""#, "\"")] {
      XCTAssertThrowsError(try ShellWords.split(line)) { error in
        XCTAssertEqual(error as? DriveProblem, DriveProblem("The line has an open quotation mark \(mark). Close it, or write \\\(mark) for the character.", status: 2))
      }
    }
  }
}
