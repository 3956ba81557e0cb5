import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class MarkdownTextTests: DeviceTestCase {
  func test_markupInALiteralIsNotSeen() {
    show {
      Text("**bold** and *italic*")
      Text("__bold__, _italic_, ***both***, ~~struck~~")
      Text("`code *as it is*`")
      Text("[our *site*](https://example.com/a_(b)) or <https://example.com>")
      Button("**Save**") {}
    }
    XCTAssertEqual(texts, ["bold and italic", "bold, italic, both, struck", "code *as it is*", "our site or https://example.com"])
    XCTAssertTrue(exists(.button, "Save"))
  }

  func test_whatIsNoMarkupStays() {
    show {
      Text("2 * 3 * 4 = 24, snake_case_name")
      Text("*open and [not a link] and 3 < 4")
      Text("\\*escaped\\*")
      Text("**a*")
    }
    XCTAssertEqual(texts, ["2 * 3 * 4 = 24, snake_case_name", "*open and [not a link] and 3 < 4", "*escaped*", "*a"])
  }

  func test_valuesAreNotMarkup() {
    let name = "*Ann*"
    show {
      Text("**Hello** \(name)")
      Text("**Hello \(name)**")
      Text(name)
      Text(verbatim: "**as it is**")
      Text(LocalizedStringKey(name))
    }
    XCTAssertEqual(texts, ["Hello *Ann*", "Hello *Ann*", "*Ann*", "**as it is**", "Ann"])
  }

  func test_aNounAgreesWithTheNumberBeforeIt() {
    show {
      Text("^[\(1) item](inflect: true)")
      Text("^[\(3) item](inflect: true) and ^[\(2) box](inflect: true)")
      Text("^[\(1200) city](inflect: true)")
      Text("You have ^[\(0) new message](inflect: true), **\("Ann")**")
      Text("^[\(2) Person](inflect: true)")
      Text("^[\(2) items](inflect: true)")
    }
    XCTAssertEqual(texts, ["1 item", "3 items and 2 boxes", "1,200 cities", "You have 0 new messages, Ann", "2 People", "2 items"])
  }
}
