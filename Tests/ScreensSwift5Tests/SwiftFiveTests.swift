import ScenarioKit
import Screens
import XCTest

// The same declarations in Swift 5 mode: global constants, lazy elements, conformances in extensions, contexts in a plain test case.

struct ProfileScreen: Screen {

  let trait = Header(id: "Not Instagram")
  let usernameLabel = Label(id: "UsernameLabel")
  let table = Table()

  lazy var firstCell = table.cell(index: 0)
  lazy var lastCell = table.cell(matchingID: "LastCell", index: 0)

}

var profileScreen = ProfileScreen()
let otherProfileScreen = ProfileScreen()

extension ProfileScreen: Completable, Dismissable, Scrollable {

  func complete() {
    var copy = self
    copy.firstCell.tap()
  }

  func dismiss() {
    Button(id: "Log out").tap()
  }

  func scroll(_ direction: ElementAttributes.Direction) {
    table.scroll(direction)
  }

}

struct MyElement: Element {

  let id: String? = "MyElementID"
  let type: XCUIElement.ElementType = .other

}

extension Button {

  func doubleTap() {
    underlyingXCUIElement.doubleTap()
  }

}

final class SwiftFiveTests: XCTestCase, NavigationContext, InteractionContext, AppContext {
  func test_describingScreensNeedsNoActor() {
    XCTAssertEqual(otherProfileScreen.trait.id, "Not Instagram")
    XCTAssertEqual(otherProfileScreen.usernameLabel.index, 0)
    XCTAssertEqual(MyElement().id, "MyElementID")
    XCTAssertTrue(otherProfileScreen.usernameLabel.parent as? App === App.shared)
  }

  @MainActor
  func test_aLazyCellOfAGlobalScreenHasItsTableAsParent() async {
    XCTAssertEqual(profileScreen.firstCell.index, 0)
    XCTAssertEqual(profileScreen.lastCell.id, "LastCell")
    XCTAssertEqual(profileScreen.lastCell.parent.type, .table)
  }

  @MainActor
  func test_elementsCanBeAskedWithoutADevice() async {
    XCTAssertFalse(MyElement().underlyingXCUIElement.exists)
  }

  @MainActor
  func test_stepsRunInAnAsyncTest() async {
    withGreetingDevice {
      Scenario("Greeting") {
        Given(the: value(of: Header(id: "Greeting"), is: "…"))
        When(I: tap(Button(id: "Greet")))
        Then(the: value(of: Header(id: "Greeting"), is: "Hello"))
        And(I: foregroundTheApp)
      }
    }
  }
}

@preconcurrency @MainActor
class MainActorTestCase: XCTestCase, DefaultContexts {}

final class SwiftFiveSyncTests: MainActorTestCase {
  func test_stepsRunInASyncTestWithoutAnnotations() {
    withGreetingDevice {
      Given(I: see(the: greetingScreen))
      When(I: tap(greetingScreen.greetButton))
      greetingScreen.await()
      greetingScreen.trait.await(.exists, .visible, timeout: 10)
      Then(I: doNotSee(Label(id: "…")))
      greetingScreen.greetButton.doubleTap()
    }
  }
}

struct GreetingScreen: Screen {
  let trait = Header(id: "Greeting")
  let greetButton = Button(id: "Greet")
}

let greetingScreen = GreetingScreen()
