import ScenarioKit
import Screens
import Synchronization
import XCTest

/// Tests that the predefined steps pass their arguments to the sentences in the log.
@preconcurrency @MainActor
final class StepSentenceTests: XCTestCase {
  private let names = ["Ann", "Ben"]
  private let fields = [TextField(id: "UsernameField")]

  private func sentences(_ scenario: () -> Void) -> [String] {
    let printed = Mutex("")
    let console = ConsoleLog { text in printed.withLock { $0 += text } }
    let session = ScreenSession(
      appUnderTest: AppUnderTest(SampleApp.self), feature: "Sentences", test: "test", reporter: FailureCapture.Reporter(), journal: nil, console: console)
    session.perform {
      session.launch(clean: true)
      Scenario("Speaking") { scenario() }
    }
    let lines = printed.withLock { $0 }.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    // Leave out the virtual time of a step.
    return lines.map { $0.components(separatedBy: "  ")[0] }.filter { $0.hasPrefix("✓") || $0.hasPrefix("✗") || $0.hasPrefix("-") }
  }

  func test_anExpressionIsFollowedByItsValue() {
    XCTAssertEqual(
      sentences {
        Given(I: tap(fields[0]))
        When(I: type(names[1], into: fields[0]))
        Then(the: value(of: fields[0], is: names[1]))
        And(the: label(of: Button(id: "Log in"), is: "Log" + " in"))
        And(I: see(fields[0]))
      },
      [
        "✓ Given I tap fields 0 (TextField “UsernameField”)",
        #"✓ When I type names 1 ("Ben") into fields 0 (TextField “UsernameField”)"#,
        #"✓ Then the value of fields 0 (TextField “UsernameField”) is names 1 ("Ben")"#,
        #"✓ And the label of Button “Log in” is "Log" + " in" ("Log in")"#,
        "✓ And I see fields 0 (TextField “UsernameField”)",
      ])
  }

  func test_anInlineElementAndAnInterpolatedTextAreReplacedByTheirValues() {
    let id = "UsernameField"
    XCTAssertEqual(
      sentences {
        Given(I: tap(TextField(id: id)))
        When(I: type("Hi \(names[0])", into: TextField(id: id)))
      },
      ["✓ Given I tap TextField “UsernameField”", #"✓ When I type "Hi Ann" into TextField “UsernameField”"#])
  }

  func test_laterFunctionsShowTheirValuesToo() {
    let locales = ["de_DE"]
    XCTAssertEqual(
      sentences {
        Given(the: locale(is: locales[0]))
        When(I: clear(fields[0]))
      },
      [#"✓ Given the locale is locales 0 ("de_DE")"#, "✓ When I clear fields 0 (TextField “UsernameField”)"])
  }

  func test_functionsOfElementsAndAppsReadWithTheirVerbFirst() {
    let field = fields[0]
    XCTAssertEqual(
      sentences {
        Given(I: field.tap())
        When(I: keyboard.type("a"))
        And(I: field.type(names[0]))
        Then(I: App.shared.terminate())
      },
      ["✓ Given I tap field", #"✓ When I type "a""#, #"✓ And I type names 0 ("Ann") into field"#, "✓ Then I quit the app"])
  }

  func test_aTypedValueIsShownOnceItsFieldIsKnown() {
    let inputs: [Keyboard.Input] = ["Ann"]
    XCTAssertEqual(
      sentences {
        Given(I: tap(fields[0]))
        When(I: keyboard.type(inputs[0]))
      },
      ["✓ Given I tap fields 0 (TextField “UsernameField”)", #"✓ When I type inputs 0 ("Ann")"#])
    XCTAssertEqual(sentences { When(I: keyboard.type(inputs[0])) }, ["✗ When I type inputs 0"], "no field has the focus, so it may be meant for a secure one")
    XCTAssertEqual(sentences { When(I: type(names[0], into: TextField(id: "Nowhere"))) }, ["✗ When I type names 0 into TextField “Nowhere”"])
  }

  func test_aStepThatTypesAnotherTextDoesNotShowItsOwn() {
    struct Login: Editable {
      func type(_ text: String) {
        TextField(id: "UsernameField").tap()
        TextField(id: "UsernameField").type("Ben")
        TextField(id: "Nowhere").type(text)
      }
      func delete(numberOfCharacters: Int) {}
    }
    let login = Login()
    XCTAssertEqual(sentences { When(I: type(names[0], into: login)) }, ["✗ When I type names 0 into login"])
  }

  func test_aSkippedStepShowsTheWordsOfItsSource() {
    XCTAssertEqual(
      sentences {
        Given(I: see(fields[0]))
        When(I: tap(Button(id: "Nowhere")))
        Then(I: see(fields[0]))
      },
      ["✓ Given I see fields 0 (TextField “UsernameField”)", "✗ When I tap Button “Nowhere”", "- Then I see fields 0 (skipped)"])
  }
}

extension StepSentenceTests: DefaultContexts {}
