import TABTestKit

/// Tests for the capabilities of elements: T45 to T58.
final class CapabilityTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  private let count = Label(id: "CountLabel")

  func test_T45_tapWaitsForTheElementToExist() {
    tap(Button(id: "Wait for it"))
    Button(id: "Late").tap()
    XCTAssertEqual(seconds, 3)
    XCTAssertEqual(count.value, "1 taps, 0 double taps, 0 presses")
    XCTAssertEqual(kinds { Button(id: "Late").tap() }, ["state.notReached"])
    // The wait ends after 30 seconds, even though work is pending: the existing button goes away after 63 seconds.
    let inTime = failures {
      tap(Button(id: "Wait for it"))
      Button(id: "Never").tap()
      XCTAssertEqual(seconds, 30)
    }
    XCTAssertEqual(inTime.map(\.kind), ["state.notReached"])
    let covered = kinds(in: Gallery.dialogs) {
      Button(id: "Ask").tap()
      Button(id: "Tell").tap()
    }
    XCTAssertEqual(covered, ["element.covered"])
    // A tap first scrolls an element into view.
    let outOfView = kinds(in: Gallery.longForm) {
      Label(id: "Line 30").underlyingXCUIElement.tap()
      XCTAssertTrue(Label(id: "Line 30").determine(.visible))
    }
    XCTAssertEqual(outOfView, [])
  }

  func test_T46_doubleTapWaitsToo() {
    tap(Button(id: "Wait for it"))
    Touchable(id: "LatePad").doubleTap()
    XCTAssertEqual(seconds, 3)
    XCTAssertEqual(count.value, "0 taps, 1 double taps, 0 presses")
  }

  func test_T47_twoFingerTapWaitsToo() throws {
    tap(Button(id: "Wait for it"))
    // A tap with two fingers isn't two separate taps or a double tap.
    Button(id: "Late").twoFingerTap()
    XCTAssertEqual(seconds, 3)
    XCTAssertEqual(count.value, "1 taps, 0 double taps, 0 presses")
    Touchable(id: "LatePad").twoFingerTap()
    XCTAssertEqual(count.value, "1 taps, 0 double taps, 0 presses")
    // It also isn't a tap with one finger, which a view's tap gesture requires.
    Touchable(id: "LateSpot").twoFingerTap()
    XCTAssertEqual(count.value, "1 taps, 0 double taps, 0 presses")
    Touchable(id: "LateSpot").tap()
    XCTAssertEqual(count.value, "2 taps, 0 double taps, 0 presses")
    XCTAssertTrue(try journal { Button(id: "Tap me").twoFingerTap() }.contains("two fingers"))
    let failure = failures { Touchable(id: "Nowhere").twoFingerTap() }.first
    XCTAssertEqual(failure?.message.hasPrefix("Could not tap with two fingers Label “Nowhere”: it does not exist."), true, failure?.message ?? "")
  }

  func test_T48_longPressLastsAsLongAsItIsTold() {
    Touchable(id: "Mat").longPress(duration: 0.4)
    XCTAssertEqual(count.value, "0 taps, 0 double taps, 0 presses")
    Touchable(id: "Mat").longPress(duration: 2)
    XCTAssertEqual(count.value, "0 taps, 0 double taps, 1 presses")
    XCTAssertEqual(seconds, 2.4, accuracy: 0.0001)
    tap(Button(id: "Wait for it"))
    Touchable(id: "LateMat").longPress(duration: 0.6)
    XCTAssertEqual(count.value, "0 taps, 0 double taps, 2 presses")
    XCTAssertEqual(seconds, 2.4 + 3 + 0.6, accuracy: 0.0001)
  }

  func test_T49_typingNeedsTheFocusAndDoesNotTap() {
    XCTAssertEqual(kinds(in: Gallery.fields) { TextField(id: "NameField").type("Ann") }, ["keyboard.noFocus"])
    let typed = kinds(in: Gallery.fields) {
      TextField(id: "NameField").tap()
      TextField(id: "NameField").type("Ann")
      XCTAssertEqual(TextField(id: "NameField").value, "Ann")
    }
    XCTAssertEqual(typed, [])
    let elsewhere = kinds(in: Gallery.fields) {
      TextField(id: "NameField").tap()
      SecureTextField(id: "PasswordField").type("Ann")
    }
    XCTAssertEqual(elsewhere, ["keyboard.focusElsewhere"])
    let absent = kinds(in: Gallery.fields) { TextField(id: "NoField").type("Ann") }
    XCTAssertEqual(absent, ["state.notReached"])
    let covered = kinds(in: BareScreen.app) {
      BareScreen.add(.textField, id: "It")
      BareScreen.cover()
      TextField(id: "It").type("Ann")
    }
    XCTAssertEqual(covered, ["state.notReached"])
  }

  func test_T50_deletingTakesCharactersFromTheEnd() {
    let deleted = kinds(in: Gallery.fields) {
      let field = TextField(id: "NameField")
      field.tap()
      field.type("Annabel")
      field.delete(numberOfCharacters: 4)
      XCTAssertEqual(field.value, "Ann")
      field.delete(numberOfCharacters: 30)
      XCTAssertEqual(Label(id: "GreetingLabel").value, "Hello, whoever you are")
    }
    XCTAssertEqual(deleted, [])
    XCTAssertEqual(kinds(in: Gallery.fields) { TextField(id: "NameField").delete(numberOfCharacters: 1) }, ["keyboard.noFocus"])
  }

  func test_T51_aScrollIsOneDragOnAHittableElement() {
    let scrolled = kinds(in: Gallery.longForm) {
      let line = Label(id: "Line 10")
      let start = line.frameInScreen.minY
      ScrollView().scroll(.from(.middle, to: CGVector(dx: 0.5, dy: 0.4)))
      XCTAssertEqual(start - line.frameInScreen.minY, ScrollView().frameInScreen.height * 0.1, accuracy: 1)
    }
    XCTAssertEqual(scrolled, [])
    // Places are relative to the element. A drag over half of a small view is half as long as the view.
    let small = kinds(in: Gallery.notes) {
      let editor = Area(id: "NotesView", type: .textView)
      let start = editor.frameInScreen
      editor.scroll(.from(CGVector(dx: 0.5, dy: 0.75), to: CGVector(dx: 0.5, dy: 0.25)))
      XCTAssertEqual(start.minY - editor.frameInScreen.minY, 100, accuracy: 1)
      // It's a single drag without a pause before it.
      XCTAssertEqual(seconds, 0)
    }
    XCTAssertEqual(small, [])
    XCTAssertEqual(kinds { ScrollView().scroll(.downwards) }, ["state.notReached"])
    // A view that an alert covers exists, but can't be scrolled.
    let covered = failures(in: BareScreen.app) {
      BareScreen.add(.scrollView, id: "It")
      BareScreen.cover()
      ScrollView(id: "It").scroll(.downwards)
    }
    XCTAssertEqual(covered.first?.message.contains("is not hittable"), true, covered.first?.message ?? "")
    // If the element doesn't exist yet, the scroll waits.
    tap(Button(id: "Wait for it"))
    Area(id: "LatePad", type: .staticText).scroll(.upwards)
    XCTAssertEqual(seconds, 3)
  }

  func test_T52_everyElementChoosesTheTypeOfItsValue() {
    let controls = kinds(in: Gallery.controls) {
      let texts: [String] = [Label(id: "AgeLabel").value, Picker(id: "FruitPicker").wheel(0).value]
      let isOn: Switch.State = Switch(id: "WiFiSwitch").value
      let volume: CGFloat = Slider(id: "VolumeSlider").value
      XCTAssertEqual(texts, ["1", "Apple"])
      XCTAssertEqual(isOn, .off)
      XCTAssertEqual(volume, 0.5)
      // A custom element also has its own type of value.
      value(of: Age(), is: 1)
      adjust(Age(), to: 2)
      value(of: Age(), is: 2)
    }
    XCTAssertEqual(controls, [])
    XCTAssertEqual(kinds(in: Gallery.controls) { value(of: Age(), is: 7) }, ["value.differs"])
  }

  func test_T53_adjustingToTheValueThatIsThereFailsTheTest() {
    XCTAssertEqual(kinds(in: Gallery.controls) { Switch(id: "WiFiSwitch").adjust(to: .off) }, ["value.alreadyThere"])
    XCTAssertEqual(kinds(in: Gallery.controls) { Slider(id: "VolumeSlider").adjust(to: 0.5) }, ["value.alreadyThere"])
    XCTAssertEqual(kinds(in: Gallery.controls) { Picker(id: "FruitPicker").wheel(0).adjust(to: "Apple") }, ["value.alreadyThere"])
    // This also applies to a date picker's wheel and a switch that's on.
    XCTAssertEqual(kinds(in: Gallery.dates) { DatePicker(id: "WhenPicker").wheel(3).adjust(to: "AM") }, ["value.alreadyThere"])
    let on = kinds(in: Gallery.controls) {
      Switch(id: "WiFiSwitch").adjust(to: .on)
      XCTAssertEqual(Switch(id: "WiFiSwitch").value, .on)
      Switch(id: "WiFiSwitch").adjust(to: .on)
    }
    XCTAssertEqual(on, ["value.alreadyThere"])
  }

  func test_T54_cellsAreCountedThatExistNow() {
    let cells = kinds(in: Gallery.tabs) {
      let table = Table(id: "FeedTable")
      let count = table.numberOfCells()
      XCTAssertGreaterThan(count, 5)
      XCTAssertLessThan(count, 40)
      XCTAssertEqual(count, table.underlyingXCUIElement.cells.count)
      XCTAssertEqual(table.numberOfCells(matchingID: "NoCell"), 0)
      XCTAssertEqual(table.numberOfCells(matchingID: "PinnedCell"), 3)
      scroll(table, .downwards, until: table.cell(matchingID: "Post 30"), is: .visible)
      XCTAssertEqual(table.numberOfCells(matchingID: "PinnedCell"), 0)
    }
    XCTAssertEqual(cells, [])
  }

  func test_T55_aCellIsADescriptionCountedAmongThoseThatExist() {
    let cells = kinds(in: Gallery.tabs) {
      let table = Table(id: "FeedTable")
      XCTAssertEqual(table.cell(index: 0).label, "Post 0")
      XCTAssertEqual(table.cell(matchingID: "PostCell", index: 1).label, "Post 4")
      XCTAssertFalse(table.cell(index: 1000).determine(.exists))
      XCTAssertEqual(table.cell(index: 0).parent.type, .table)
      XCTAssertEqual(table.cell(index: 0).parent.id, "FeedTable")
      scroll(table, .downwards, until: table.cell(matchingID: "Post 0"), isNot: .exists)
      XCTAssertNotEqual(table.cell(index: 0).label, "Post 0")
    }
    XCTAssertEqual(cells, [])
  }

  func test_T56_completableThingsAreAwaitedAndCompleted() {
    let flow = Flow(trait: Button(id: "Late"))
    tap(Button(id: "Wait for it"))
    complete(flow)
    XCTAssertEqual(seconds, 3)
    XCTAssertEqual(count.value, "1 taps, 0 double taps, 0 presses")
    XCTAssertEqual(kinds { complete(Flow(trait: Button(id: "Late"))) }, ["state.notReached"])
  }

  func test_T57_dismissableThingsAreAwaitedAndDismissed() {
    let flow = Flow(trait: Button(id: "Late"))
    tap(Button(id: "Wait for it"))
    dismiss(flow)
    XCTAssertEqual(seconds, 3)
    XCTAssertEqual(count.value, "10 taps, 0 double taps, 0 presses")
    XCTAssertEqual(kinds { dismiss(Flow(trait: Button(id: "Late"))) }, ["state.notReached"])
    // An element must be hittable before it's dismissed.
    let covered = failures(in: BareScreen.app) {
      BareScreen.add(.alert, id: "It")
      BareScreen.cover()
      dismiss(Alert(id: "It"))
    }
    XCTAssertEqual(covered.first?.message.contains("is not hittable"), true, covered.first?.message ?? "")
  }

  func test_T58_refreshableThingsRefreshThemselves() {
    let refreshed = kinds(in: Gallery.tabs) {
      PullableFeed().refresh()
      XCTAssertTrue(Label(id: "News 0").determine(.exists))
    }
    XCTAssertEqual(refreshed, [])
  }
}

/// A text that can be touched.
private struct Touchable: Element, Tappable {
  let id: String?
  let type: XCUIElement.ElementType = .staticText
}

/// Any element that can be scrolled.
private struct Area: Element, Scrollable {
  let id: String?
  let type: XCUIElement.ElementType
}

/// An age that's a number, and that two buttons change.
private struct Age: ValueRepresentable, Adjustable {
  var value: Int { Int(Label(id: "AgeLabel").value) ?? -1 }

  func adjust(to newValue: Int) {
    let stepper = Stepper(id: "AgeStepper")
    for _ in 0..<abs(newValue - value) { newValue > value ? stepper.incrementButton.tap() : stepper.decrementButton.tap() }
  }
}

/// A screen that ends with a button.
private struct Flow: Screen, Completable, Dismissable {
  let trait: Button

  func complete() { trait.tap() }

  func dismiss() { Button(id: "OK").tap() }
}

/// The feed, which is refreshed by pulling it down.
struct PullableFeed: Refreshable {
  func refresh() { Table(id: "FeedTable").scroll(.from(.topThird, to: .bottomThird)) }
}
