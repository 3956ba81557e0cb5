import HeadlessUI
import HeadlessXCUI
import UIKit
import XCTest

/// The edit menu of a text.
///
/// Public suites press or double-tap a field, then tap `menuItems["Select All"]`, `["Cut"]`, `["Copy"]` or `["Paste"]`.
final class EditMenuTests: MainActorTestCase {
  private let app = XCUIApplication()

  private struct Fields: View {
    @State private var name = "Ada Lovelace"
    @State private var other = ""
    @State private var secret = "1234"

    var body: some View {
      VStack(spacing: 60) {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        TextField("Other", text: $other).accessibilityIdentifier("other")
        SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
        Text("Copy me").textSelection(.enabled)
        Text("Not me")
        Button("Elsewhere") {}
      }
    }
  }

  private func run(_ body: () -> Void) {
    let fixture = ScreenFixture { Fields() }
    fixture.run { body() }
    XCTAssertEqual(fixture.kinds, [])
  }

  private var items: [String] { app.menuItems.allElementsBoundByIndex.map(\.label) }

  func test_aPressShowsWhatCanBeDone() {
    run {
      app.textFields["name"].press(forDuration: 1)
      XCTAssertEqual(items, ["Select", "Select All"], "there is nothing to paste")
      app.menuItems["Select All"].tap()
      XCTAssertEqual(items, ["Cut", "Copy"])
      app.menuItems["Copy"].tap()
      XCTAssertEqual(items, [])
      XCTAssertEqual(app.textFields["name"].value as? String, "Ada Lovelace")
      app.textFields["other"].tap()
      app.textFields["other"].press(forDuration: 1)
      XCTAssertEqual(items, ["Paste"], "an empty text has nothing to select")
      app.menuItems["Paste"].tap()
      XCTAssertEqual(app.textFields["other"].value as? String, "Ada Lovelace")
    }
  }

  func test_twoTapsSelectAWord() {
    run {
      app.textFields["name"].tap()
      app.textFields["name"].coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5)).withOffset(CGVector(dx: 5, dy: 0)).doubleTap()
      XCTAssertEqual(items, ["Cut", "Copy"])
      app.menuItems["Cut"].tap()
      XCTAssertEqual(app.textFields["name"].value as? String, " Lovelace")
      app.textFields["name"].press(forDuration: 0.7)
      XCTAssertTrue(app.menuItems["Paste"].waitForExistence(timeout: 2))
      app.menuItems["Select"].tap()
      app.menuItems["Paste"].tap()
      XCTAssertEqual(app.textFields["name"].value as? String, " Ada")
    }
  }

  func test_aTouchElsewhereAndTypingCloseIt() {
    run {
      app.textFields["name"].press(forDuration: 1)
      XCTAssertTrue(app.menuItems["Select"].exists)
      app.buttons["Elsewhere"].tap()
      XCTAssertFalse(app.menuItems["Select"].exists)
      app.textFields["name"].press(forDuration: 1)
      app.menuItems["Select All"].tap()
      app.textFields["name"].typeText("Grace")
      XCTAssertFalse(app.menuItems["Cut"].exists)
      XCTAssertEqual(app.textFields["name"].value as? String, "Grace")
    }
  }

  func test_whatAFieldHidesIsNotCopied() {
    run {
      UIPasteboard.general.string = "5"
      app.secureTextFields["secret"].press(forDuration: 1)
      XCTAssertEqual(items, ["Select", "Select All", "Paste"])
      app.menuItems["Select All"].tap()
      XCTAssertEqual(items, ["Paste"])
      app.menuItems["Paste"].tap()
      XCTAssertEqual(app.secureTextFields["secret"].value as? String, "•")
    }
  }

  func test_aTextThatCanBeSelectedIsCopied() {
    run {
      app.staticTexts["Not me"].press(forDuration: 1)
      XCTAssertEqual(items, [])
      app.staticTexts["Copy me"].press(forDuration: 1)
      XCTAssertEqual(items, ["Copy"])
      app.menuItems["Copy"].tap()
      XCTAssertEqual(UIPasteboard.general.string, "Copy me")
    }
  }

  func test_aTextOfAWebPageIsCopiedAloneOrWithAllOthers() {
    let fixture = ScreenFixture { WebView(html: "<h1>Title</h1><p>First</p><p>Second</p>") }
    fixture.run {
      app.webViews.staticTexts["First"].press(forDuration: 1)
      app.menuItems["Copy"].tap()
      XCTAssertEqual(UIPasteboard.general.string, "First")
      app.webViews.staticTexts["First"].press(forDuration: 1)
      app.menuItems["Select All"].tap()
      app.menuItems["Copy"].tap()
      XCTAssertEqual(UIPasteboard.general.string, "Title\nFirst\nSecond")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_theMenuLiesOverTheTextAndOnTheScreen() {
    run {
      app.secureTextFields["secret"].press(forDuration: 1)
      let menu = app.menus.firstMatch.frame
      XCTAssertTrue(app.windows.firstMatch.frame.contains(menu))
      XCTAssertLessThanOrEqual(menu.maxY, app.secureTextFields["secret"].frame.minY)
      XCTAssertTrue(app.menuItems["Select All"].isHittable)
    }
  }

  func test_theMenuOpensForATouchAndNeverByItself() {
    struct Copying: View {
      @State private var text = ""
      @State private var copies = 0

      var body: some View {
        VStack {
          TextField("Code", text: $text)
          Button("Copy the code \(copies)") {
            UIPasteboard.general.string = "1234"
            copies += 1
          }
        }
      }
    }
    let fixture = ScreenFixture { Copying() }
    fixture.run {
      app.textFields["Code"].press(forDuration: 1)
      XCTAssertEqual(items, [], "there is nothing to paste yet")
      app.buttons["Copy the code 0"].tap()
      XCTAssertEqual(items, [])
      app.textFields["Code"].press(forDuration: 1)
      XCTAssertEqual(items, ["Paste"])
      app.textFields["Code"].typeText("\n")
      XCTAssertEqual(items, [], "the field has no focus")
      app.textFields["Code"].tap()
      XCTAssertEqual(items, [])
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aTextIsPastedAtOnce() {
    let log = InputLog()
    let fixture = ScreenFixture { TextField("Code", text: Binding(get: { "" }, set: { log($0) })) }
    fixture.run {
      UIPasteboard.general.string = "1234"
      app.textFields["Code"].tap()
      app.textFields["Code"].press(forDuration: 1)
      app.menuItems["Paste"].tap()
    }
    XCTAssertEqual(log.entries, ["1234"])
  }
}
