import ScreenTestKit
import Synchronization

/// The examples of the page “Coming from EarlGrey”.
///
/// Each part between two marks is an example that runs as a test.
@preconcurrency @MainActor
final class EarlGreyPageTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { .earlGreyPage }

  private let logLabel = Label(id: "Log")

  func test_selecting() {
    // Example: select
    let clickMe = select(.identifier("ClickMe"))
    // End
    clickMe.assert(.exists)
    // Example: tap
    select(.identifier("ClickMe")).perform(.tap)
    // End
  }

  func test_asserting() {
    // Example: assert
    select(.identifier("ClickMe")).assert(.isSufficientlyVisible)
    // End
    // Example: chain
    select(.identifier("ClickMe")).perform(.tap).assert(.isNotVisible)
    // End
  }

  func test_interacting() {
    let (elementMatcher, action, assertionMatcher) = (ElementMatcher.identifier("TapMe"), ElementAction.tap, ElementMatcher.isEnabled)
    // Example: interaction
    select(elementMatcher).perform(action).assert(assertionMatcher)
    // End
    // Example: steps
    Scenario("Tapping") {
      Given(the: state(of: .identifier("ClickMe"), matches: .isSufficientlyVisible))
      When(I: perform(.tap, on: .identifier("ClickMe")))
      Then(the: state(of: .identifier("ClickMe"), matches: .isNotVisible))
    }
    // End
  }

  func test_theLongForm() {
    // Example: long form
    select(ElementMatcher.identifier("ClickMe")).assert(ElementMatcher.isSufficientlyVisible)
    // End
  }

  func test_narrowing() {
    // Example: all of
    let visibleSendButton: ElementMatcher = .label("Send") && .isSufficientlyVisible
    select(visibleSendButton).perform(.tap)
    // End
    // Example: in root
    select(.label("Send")).inRoot(.view(SendMessageView.self)).perform(.tap)
    // End
  }

  func test_otherMatchers() {
    // Example: other matchers
    select(.label("Send") && .hasAnyTrait(of: .button)).assert(.isEnabled)
    select(.anyOf(.identifier("ClickMe"), .identifier("Nowhere"))).assert(.exists)
    select(.allOf([.label("Send"), .not(.isNotVisible)])).perform(.tap)
    // End
    // Example: class by name
    select(.label("Send")).inRoot(.view(named: "SendMessageView")).perform(.tap)
    // End
  }

  func test_customMatchers() {
    // Example: custom matcher
    let viewWithoutSubviews = ElementMatcher("has no subviews") { $0.children.isEmpty }
    // End
    select(viewWithoutSubviews && .identifier("Photo")).assert(.exists)
    // Example: custom matcher for any element
    let elementWithoutChildren = ElementMatcher(includingAbsent: "has no children") { element in
      guard let element else { return true }
      return element.children.isEmpty
    }
    // End
    // Example: double tap
    select(elementWithoutChildren && .type(.image)).perform(.doubleTap)
    // End
    label(of: logLabel, is: "double-tapped")
  }

  func test_searching() {
    let (button, scrollView) = (ElementMatcher.identifier("Accept") && .isInteractable, ElementMatcher.identifier("Terms"))
    // Example: search down
    select(button).searching(with: .scroll(.down, by: 50), on: scrollView).perform(.tap)
    // End
    label(of: logLabel, is: "accepted")
    select(Table(id: "Mails")).perform(.scroll(to: .bottom))
    let (cell, table) = (ElementMatcher.type(.button) && .label("Mail 20") && .isInteractable, Table(id: "Mails"))
    // Example: search up
    select(cell).searching(with: .scroll(.up, by: 50), on: table).perform(.tap)
    // End
    label(of: logLabel, is: "accepted, mail 20")
  }

  func test_actions() {
    // Example: action
    select(.identifier("TapMe")).perform(.tap)
    // End
    label(of: logLabel, is: "tapped")
    // Example: failure as a value
    do throws(InteractionFailure) {
      try select(.identifier("Non-Existent-Ax-Id")).attempt(.tap)
    } catch {
      print(error.category, error.message)
    }
    // End
    // Example: existence
    let exists = !allElements(.identifier("Non-Existent-Ax-Id")).isEmpty
    // End
    XCTAssertFalse(exists)
    let window = Noted("")
    // Example: custom action
    let animateWindow = ElementAction.checked("animate the window of") { element in
      // First, make sure the element is in a window.
      guard let snapshot = element.snapshot, snapshot.ancestors.contains(where: { $0.type == .window }) else { return false }
      window.value = "animated for \(snapshot.identifier)"
      return true
    }
    select(.identifier("TapMe")).perform(animateWindow)
    // End
    XCTAssertEqual(window.value, "animated for TapMe")
  }

  func test_actionsOfOnesOwn() {
    let remembered = Noted("")
    // Example: conditions of an action
    let remember = ElementAction("remember", conditions: .isEnabled, .isSufficientlyVisible) { element in remembered.value = element.label }
    select(.identifier("TapMe")).perform(remember)
    // End
    XCTAssertEqual(remembered.value, "Tap me")
    // Example: type of action
    struct TapRepeatedly {
      let times: Int
      var action: ElementAction {
        ElementAction("tap \(times) times on", conditions: .isInteractable) { element in
          for _ in 0..<times { element.tap() }
        }
      }
    }
    select(.identifier("TapMe")).perform(TapRepeatedly(times: 2).action)
    // End
    label(of: logLabel, is: "tapped, tapped")
  }

  func test_assertions() {
    // Example: assertion
    select(.identifier("ClickMe")).assert(.isSufficientlyVisible)
    // End
    // Example: failure of an assertion as a value
    do throws(InteractionFailure) {
      try select(.identifier("ClickMe")).attempt(assert: .isSufficientlyVisible)
    } catch {
      print(error.message)
    }
    // End
    // Example: custom assertion
    func hasAlpha(_ alpha: Double) -> ElementAssertion {
      ElementAssertion("has the alpha \(alpha)") { element in element?.snapshot?.alpha == alpha }
    }
    // End
    select(.identifier("Photo")).assert(hasAlpha(0.5))
  }

  func test_assertionsOfOnesOwn() {
    // Example: type of assertion
    struct HasAlpha {
      let alpha: Double
      var assertion: ElementAssertion {
        ElementAssertion("has the alpha \(alpha)") { element in element?.snapshot?.alpha == alpha }
      }
    }
    select(.identifier("Photo")).assert(HasAlpha(alpha: 0.5).assertion)
    // End
    XCTAssertThrowsError(try select(.identifier("Photo")).attempt(assert: HasAlpha(alpha: 1).assertion))
    // Example: assertion that acts
    let countsTaps = ElementAssertion("has counted a tap", onlyReads: false) { element in
      element?.tap()
      return Label(id: "Log").label == "tapped"
    }
    select(.identifier("TapMe")).assert(countsTaps)
    // End
    XCTAssertEqual(logLabel.label, "tapped")
  }

  func test_assertionsOfAbsentElements() {
    struct NoElement: Error {}
    // Example: custom assertion of an absent element
    func hasAlpha(_ alpha: Double) -> ElementAssertion {
      ElementAssertion("has the alpha \(alpha)") { element in
        // Assertions are made of absent elements too, as nil.
        guard let snapshot = element?.snapshot else { throw NoElement() }
        return snapshot.alpha == alpha
      }
    }
    // End
    select(.identifier("Photo")).assert(hasAlpha(0.5))
    do throws(InteractionFailure) {
      try select(.identifier("Nowhere")).attempt(assert: hasAlpha(1))
      XCTFail("The assertion is true of an absent element.")
    } catch {
      XCTAssertTrue(error.message.contains("NoElement()"), error.message)
    }
  }

  func test_failureHandlers() {
    let kinds = Kinds()
    // Example: failure handler
    let handler = FailureHandler { failure in
      // The kind, the whole text, and the file and line of the statement.
      kinds.add("\(failure.kind) at line \(failure.place?.line ?? 0)")
      // Without this call the test goes on: failure.failTest()
    }
    withFailureHandler(handler) {
      select(.identifier("Nowhere")).perform(.tap)
    }
    // End
    XCTAssertEqual(kinds.all, ["element.notFound at line \(#line - 3)"])
    defer { FailureHandler.process = nil }
    // Example: global failure handler
    FailureHandler.process = handler
    select(.identifier("Nowhere")).perform(.tap)
    FailureHandler.process = nil  // The default handler.
    // End
    XCTAssertEqual(kinds.all.count, 2)
    XCTAssertEqual(kinds.all.last, "element.notFound at line \(#line - 4)")
  }

  func test_assertionFunctions() {
    let (count, name): (Int, String?) = (2, "Ada")
    // Example: assertion functions
    assertThat(count > 1, "there are fewer than two")  // GREYAssert
    assertTrue(count > 1)  // GREYAssertTrue
    assertFalse(name == "Eve")  // GREYAssertFalse
    assertNotNil(name)  // GREYAssertNotNil
    assertNil(Int("two"))  // GREYAssertNil
    assertEqual(count, 2)  // GREYAssertEqual
    assertNotEqual(count, 3)  // GREYAssertNotEqual
    assertEqual(name, "Ada")  // GREYAssertEqualObjects
    assertNotEqual(name, "Eve")  // GREYAssertNotEqualObjects
    if Label(id: "Log").label.isEmpty { fail("nothing is left") }  // GREYFail
    if Label(id: "Log").label.isEmpty { fail("nothing is left", details: "The server has no mails.") }  // GREYFailWithDetails
    // End
  }

  func test_layout() {
    // Example: layout constraint
    let rightConstraint = LayoutConstraint(
      .left, .greaterThanOrEqual, to: .right, of: .identifier("TheReference"), multiplier: 1, constant: 0)
    // End
    // Example: layout assertion
    select(.identifier("RelativeRight")).assert(.layout(rightConstraint))
    // End
    // Example: layout direction
    select(.identifier("RelativeRight")).assert(.layout(.rightOf(.identifier("TheReference"))))
    // End
    // Example: layout as a step
    Then(the: layout(of: Label(id: "RelativeRight"), is: .rightOf(Label(id: "TheReference"), by: 8)))
    // End
    // Example: several constraints
    select(.identifier("RelativeRight")).assert(.layout([rightConstraint, .aligned(.top, with: .identifier("TheReference"))]))
    // End
  }

  func test_conditions() {
    tap(Button(id: "Load"))
    // Example: condition
    let loaded = Condition("The mails are loaded") { Label(id: "Log").label == "loaded" }
    // Waits for at most 5 virtual seconds.
    let success = loaded.wait(timeout: 5)
    if !success { fail("the mails are not loaded") }
    // End
    XCTAssertTrue(success)
  }
}

/// The failures that a handler has received.
private final class Kinds: Sendable {
  private let stored = Mutex<[String]>([])

  var all: [String] { stored.withLock { $0 } }

  func add(_ kind: String) { stored.withLock { $0.append(kind) } }
}
