import ScreenTestKit

/// Tests thirty spellings that a newcomer tries first, from the README, TABTestKit's README and XCUITest.
///
/// Each must compile and do what it says.
final class NewcomerSpellingTests: ScreenTestCase, NewcomerContext, FreshStartContext {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(NewcomerApp.self) }

  private var count = 0

  func test_thirtySpellings() {
    startAndMove()
    typeAndClear()
    useControls()
    useLists()
    checkStates()
    XCTAssertEqual(count, 30)
  }

  /// Runs the steps of a spelling in a new launch of the app.
  private func spelling(_ name: String, _ steps: () -> Void) {
    count += 1
    launchTheApp(clean: true)
    Scenario(name) { steps() }
  }

  private func startAndMove() {
    spelling("launchTheApp as a step") {
      Given(I: terminateTheApp)
      When(I: launchTheApp)
      Then(I: see(newcomerForm))
    }
    spelling("launchTheApp as a call") {
      terminateTheApp()
      launchTheApp()
      Then(I: see(newcomerForm))
    }
    spelling("the background and back") {
      When(I: backgroundTheApp)
      And(I: foregroundTheApp)
      Then(I: see(the: newcomerForm))
    }
    spelling("see in a context for interactions") {
      When(I: goToTheList)
      Then(I: see(newcomerList))
    }
    spelling("see in a context for the app") {
      When(I: startAfresh)
      Then(I: see(newcomerForm))
    }
    spelling("the back button, whatever its title") {
      Given(I: goToTheList)
      And(I: tap(newcomerList.row(1)))
      And(I: see(Header(id: "Row 1")))
      When(I: tap(NavBar().backButton))
      Then(I: see(newcomerList))
    }
  }

  private func typeAndClear() {
    spelling("typing into a field that wasn't tapped") {
      When(I: type("Ann", into: newcomerForm.nameField))
      Then(the: value(of: newcomerForm.greetingLabel, is: "Hello, Ann!"))
    }
    spelling("tapping a field and typing into it") {
      When(I: newcomerForm.nameField.tap())
      And(I: newcomerForm.nameField.type("Ann"))
      Then(the: value(of: newcomerForm.nameField, is: "Ann"))
    }
    spelling("clearing a field") {
      Given(I: type("Ann", into: newcomerForm.nameField))
      When(I: clear(newcomerForm.nameField))
      Then(the: value(of: newcomerForm.greetingLabel, is: "Hello, !"))
    }
    spelling("dismissing the keyboard") {
      Given(I: tap(newcomerForm.nameField))
      And(I: see(keyboard))
      When(I: dismissTheKeyboard)
      Then(I: doNotSee(keyboard))
    }
    spelling("dismissing the keyboard with a call") {
      tap(newcomerForm.nameField)
      dismissTheKeyboard()
      Then(I: doNotSee(keyboard))
    }
    spelling("tapping a key") {
      Given(I: tap(newcomerForm.nameField))
      When(I: tap(keyboard.key("a")))
      Then(the: value(of: newcomerForm.greetingLabel, is: "Hello, a!"))
    }
  }

  private func useControls() {
    spelling("a segmented control with an id") {
      let size = SegmentedControl(id: "SizePicker")
      When(I: tap(size.button(withID: "Large")))
      Then(the: state(of: size.button(withID: "Large"), is: .selected))
    }
    spelling("a switch") {
      When(I: adjust(newcomerForm.wiFiSwitch, to: .on))
      Then(the: value(of: newcomerForm.wiFiSwitch, is: .on))
    }
    spelling("a slider") {
      When(I: adjust(newcomerForm.volumeSlider, to: 0.25))
      Then(the: value(of: newcomerForm.volumeSlider, is: 0.25))
    }
    spelling("a button of an alert") {
      When(I: tap(newcomerForm.deleteButton))
      And(I: tap("Yes", in: newcomerForm.alert))
      Then(I: doNotSee(newcomerForm.alert))
    }
    spelling("an alert that is dismissed") {
      When(I: newcomerForm.deleteButton.tap())
      And(I: dismiss(newcomerForm.alert))
      Then(I: doNotSee(the: newcomerForm.alert))
    }
    spelling("an alert without a title") {
      When(I: tap(newcomerForm.deleteButton))
      Then(I: see(Alert()))
    }
    spelling("XCUITest's own queries") {
      When(I: XCUIApplication().buttons["Delete"].tap())
      Then(I: see(newcomerForm.alert))
    }
  }

  private func useLists() {
    spelling("scrolling once") {
      Given(I: goToTheList)
      for _ in 0..<5 { When(I: scroll(newcomerList.rows, .downwards)) }
      Then(the: state(of: newcomerList.row(0), isNot: .visible))
    }
    spelling("swiping") {
      Given(I: goToTheList)
      When(I: swipe(newcomerList.rows, .up))
      Then(the: state(of: newcomerList.row(0), isNot: .visible))
    }
    spelling("scrolling to a cell") {
      Given(I: goToTheList)
      When(I: scroll(to: newcomerList.rows.cells[40]))
      Then(I: see(newcomerList.row(40)))
    }
    spelling("the number of cells") {
      Given(I: goToTheList)
      When(I: tap(newcomerList.row(0)))
      Then(the: numberOfCells(in: Table(id: "Parts"), is: 3))
    }
    spelling("the first cell") {
      Given(I: goToTheList)
      When(I: newcomerList.rows.cell(index: 0).tap())
      Then(I: see(Header(id: "Row 0")))
    }
    spelling("a long press") {
      When(I: longPress(Button(id: "HoldButton")))
      Then(the: label(of: Button(id: "HoldButton"), is: "Held"))
    }
  }

  private func checkStates() {
    spelling("the states of a button") {
      Given(the: state(of: newcomerForm.greetButton, isNot: .enabled))
      When(I: type("Ann", into: newcomerForm.nameField))
      Then(the: state(of: newcomerForm.greetButton, is: .exists, .enabled))
    }
    spelling("a label") {
      Then(the: label(of: newcomerForm.greetButton, is: "Greet"))
    }
    spelling("XCUITest's properties") {
      Then(the: formIsAsItWas)
    }
    spelling("XCUITest's waits") {
      XCTAssertTrue(newcomerForm.greetButton.waitForExistence(timeout: 5))
      XCTAssertTrue(newcomerForm.alert.waitForNonExistence(timeout: 5))
      XCTAssertFalse(newcomerForm.alert.waitForExistence(timeout: 5))
      Then(I: see(newcomerForm))
    }
    spelling("waiting for a screen and an element") {
      newcomerForm.await()
      newcomerForm.greetButton.waitFor(.exists)
      newcomerForm.alert.waitFor(not: .exists)
      Then(I: see(newcomerForm))
    }
  }

  private func formIsAsItWas() {
    XCTAssertTrue(newcomerForm.greetButton.exists)
    XCTAssertFalse(newcomerForm.greetButton.isEnabled)
    XCTAssertTrue(newcomerForm.deleteButton.isHittable)
    XCTAssertFalse(newcomerForm.alert.exists)
    XCTAssertFalse(newcomerForm.alert.isHittable)
    XCTAssertTrue(TabBar().button(withID: "Form").isSelected)
    XCTAssertTrue(App.shared.exists)
  }
}

protocol NewcomerContext: InteractionContext {}

extension NewcomerContext {
  func goToTheList() {
    tap(TabBar().button(withID: "List"))
    see(newcomerList)
  }
}

protocol FreshStartContext: AppContext {}

extension FreshStartContext {
  func startAfresh() {
    launchTheApp()
    see(newcomerForm)
  }
}

struct NewcomerFormScreen: Screen {
  let trait = Header(id: "Welcome")
  let nameField = TextField(id: "NameField")
  let greetingLabel = Label(id: "GreetingLabel")
  let greetButton = Button(id: "Greet")
  let wiFiSwitch = Switch(id: "WiFiSwitch")
  let volumeSlider = Slider(id: "VolumeSlider")
  let deleteButton = Button(id: "Delete")
  let alert = Alert(id: "Sure?")
}
let newcomerForm = NewcomerFormScreen()

struct NewcomerListScreen: Screen {
  let trait = Header(id: "Rows")
  let rows = Table(id: "Rows")

  func row(_ number: Int) -> Cell { rows.cell(matchingID: "Row \(number)") }
}
let newcomerList = NewcomerListScreen()
