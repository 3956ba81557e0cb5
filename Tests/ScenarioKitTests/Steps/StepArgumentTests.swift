import XCTest

@testable import ScenarioKit

final class StepArgumentTests: XCTestCase {
  private func usersExist(in table: DataTable) {}
  private func server(answers text: DocString) {}
  private func user() { _ = DataTable([["name"], ["Ada"]]) }

  private func arguments(_ body: () -> Void) throws -> [StepArgument?] { try capture { body() }.stepEnds.map(\.argument) }

  func test_aTableInTheParenthesesOfAStep_isShownUnderIt_andTheSentenceSaysThatThereIsOne() throws {
    let captured = try capture {
      Given(the: usersExist(in: DataTable([["name", "role"], ["Ada", "admin"], ["Bob"]])))
      And(the: server(answers: DocString("{\n}", mediaType: "application/json")))
      And(a: user)
      Then(a: pass)
    }
    XCTAssertEqual(
      captured.stepEnds.map(\.argument),
      [.table([["name", "role"], ["Ada", "admin"], ["Bob", ""]]), .docString("{\n}", mediaType: "application/json"), .table([["name"], ["Ada"]]), nil])
    XCTAssertEqual(captured.sentences, ["Given the users exist in a table", "And the server answers a text", "And a user", "Then a pass"])
    XCTAssertTrue(captured.console.contains("        | name | role  |\n        | Ada  | admin |\n        | Bob  |       |\n"), captured.console)
    XCTAssertTrue(captured.console.contains("        \"\"\"application/json\n        {\n        }\n        \"\"\"\n"), captured.console)
  }

  private func pass() {}

  func test_theRowsOfATableByTheNamesOfItsColumns() {
    let table = DataTable([["name", "role"], ["Ada", "admin"], ["Bob"]])
    XCTAssertEqual(table.hashes, [["name": "Ada", "role": "admin"], ["name": "Bob", "role": ""]])
    XCTAssertEqual(DataTable([["a", "1"], ["b"]]).rowsHash, ["a": "1", "b": ""])
    XCTAssertEqual(table.transposed.rows, [["name", "Ada", "Bob"], ["role", "admin", ""]])
    XCTAssertEqual(DataTable([]).hashes, [])
    XCTAssertEqual(DataTable([]).transposed.rows, [])
  }

  func test_aSecretIsNotShownInATable() throws {
    let captured = try capture {
      ScenarioRun.redact("hunter22")
      Given(the: usersExist(in: DataTable([["password", "hunter22"]])))
    }
    XCTAssertEqual(captured.stepEnds.map(\.argument), [.table([["password", "••••••••"]])])
  }
}
