import ScenarioKit
import Screens
import XCTest

final class SecureFieldTests: ScreensTestCase {
  private let field = SecureTextField(id: "Password")

  /// Returns all output of a step with the body, on a device whose app shows the typed text.
  private func written(_ body: @escaping () -> Void) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let reporter = CollectingReporter()
    let run = ScenarioRun(feature: "Screens", test: "test", reporter: reporter, journal: try Journal(url: url, tool: "tests"), console: nil, scheduler: nil)
    TestDevice.echo().run {
      run.perform {
        When(body)
      }
    }
    XCTAssertEqual(reporter.reports.count, 1)
    return try String(contentsOf: url, encoding: .utf8) + "\(reporter.reports)"
  }

  private func failToSeeIt() { see(Label(id: "Missing")) }

  func test_whatXCUITestTypesIntoASecureFieldIsHidden() throws {
    let text = try written {
      let element = XCUIApplication().secureTextFields["Password"]
      element.tap()
      element.typeText("hunter")
      XCUIApplication().typeText("2&x\n")
      self.failToSeeIt()
    }
    XCTAssertFalse(text.contains("hunter"), text)
    XCTAssertFalse(text.contains("2&x"), text)
    XCTAssertTrue(text.contains("Echo: ••••••••"), text)
    XCTAssertTrue(text.contains("URL: ••••••••"), text)
  }

  func test_whatKeysTypeIntoASecureFieldIsHidden() throws {
    let text = try written {
      self.tap(self.field)
      for key in ["a", "b", "c", "d"] { self.tap(keyboard.key(key)) }
      self.failToSeeIt()
    }
    XCTAssertFalse(text.contains("abcd"), text)
    XCTAssertTrue(text.contains("Echo: ••••••••"), text)
  }

  func test_whatIsTypedElsewhereIsShown() throws {
    let text = try written {
      let element = XCUIApplication().textFields["Name"]
      element.tap()
      element.typeText("kane")
      self.failToSeeIt()
    }
    XCTAssertTrue(text.contains(#"type “kane” into app.textFields[\"Name\"]"#), text)
  }
}
