import TABTestKit

/// Tests for steps that interact with elements: T107 to T116.
final class InteractionContextTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  private let count = Label(id: "CountLabel")

  func test_T107_touchesAreSteps() {
    Scenario("Touching") {
      When(I: tap(Button(id: "Tap me")))
      And(I: doubleTap(Text(id: "Pad")))
      And(I: twoFingerTap(Button(id: "Tap me")))
      And(I: longPress(Text(id: "Mat")))
    }
    XCTAssertEqual(count.value, "2 taps, 1 double taps, 1 presses")
    XCTAssertEqual(seconds, 0.5)
    longPress(Text(id: "Mat"), duration: 1)
    XCTAssertEqual(seconds, 1.5)
  }

  func test_T108_typingAndDeletingAreSteps() {
    let typed = kinds(in: Gallery.fields) {
      Scenario("Typing") {
        When(I: tap(TextField(id: "NameField")))
        And(I: type("Hello", into: TextField(id: "NameField")))
        And(I: delete(1, charactersFrom: TextField(id: "NameField")))
        Then(the: value(of: TextField(id: "NameField"), is: "Hell"))
      }
    }
    XCTAssertEqual(typed, [])
    XCTAssertEqual(kinds(in: Gallery.fields) { delete(-1, charactersFrom: TextField(id: "NameField")) }, ["input.unusableNumber"])
  }

  func test_T109_statesAreWaitedForTogether() {
    tap(Button(id: "Wait for it"))
    state(of: Button(id: "Tap me not"), is: .enabled, .visible)
    XCTAssertEqual(seconds, 3)
    state(of: Button(id: "Late"), isNot: .selected, .hasKeyboardFocus)
    XCTAssertEqual(kinds { state(of: Button(id: "Tap me not"), is: .exists, .enabled) }, ["state.notReached"])
    XCTAssertEqual(kinds { state(of: Button(id: "Tap me"), isNot: .enabled) }, ["state.notReached"])
    XCTAssertEqual(
      kinds {
        tap(Button(id: "Wait for it"))
        state(of: Button(id: "Tap me"), isNot: .enabled)
        XCTAssertEqual(seconds, 30)
      }, ["state.notReached"])
  }

  func test_T110_scrollingUntilAStateChecksFirstAndStopsAtMaxTries() {
    let scrolled = kinds(in: Gallery.tabs) {
      let table = Table()
      let first = table.cell(index: 0).frameInScreen
      scroll(table, .downwards, until: table.cell(matchingID: "Post 0"), is: .visible)
      XCTAssertEqual(table.cell(index: 0).frameInScreen, first)
      scroll(table, .downwards, until: table.cell(matchingID: "Post 30"), is: .exists, .visible)
    }
    XCTAssertEqual(scrolled, [])
    let inVain = failures(in: Gallery.tabs) { scroll(Table(), .downwards, until: Table().cell(matchingID: "Post 39"), is: .exists, maxTries: 2) }
    XCTAssertEqual(inVain.map(\.kind), ["scroll.notReached"])
    XCTAssertEqual(inVain.first?.message.contains("after 2 scrolls"), true)
    // The default is 10.
    let byDefault = failures(in: Gallery.longForm) { scroll(ScrollView(), .upwards, until: Label(id: "Line 39"), is: .visible) }
    XCTAssertEqual(byDefault.first?.message.contains("after 10 scrolls"), true, byDefault.first?.message ?? "")
    // The step checks again after the last scroll. So the exact number of scrolls is enough, and one fewer isn't.
    func reaches(_ tries: Int) -> [String] {
      kinds(in: Gallery.longForm) { scroll(ScrollView(), .downwards, until: Label(id: "Line 25"), is: .visible, maxTries: tries) }
    }
    var needed = 0
    let byHand = kinds(in: Gallery.longForm) {
      while needed < 20, !Label(id: "Line 25").determine(.visible) {
        ScrollView().scroll(.downwards)
        needed += 1
      }
    }
    XCTAssertEqual(byHand, [])
    XCTAssertTrue((2...9).contains(needed), "\(needed)")
    XCTAssertEqual(reaches(needed), [])
    XCTAssertEqual(reaches(needed - 1), ["scroll.notReached"])
  }

  func test_T111_scrollingUntilAStateNoLongerHolds() {
    let scrolled = kinds(in: Gallery.tabs) {
      scroll(Table(), .downwards, until: Table().cell(matchingID: "Post 0"), isNot: .visible)
      XCTAssertFalse(Cell(id: "Post 0", parent: Table()).determine(.visible))
    }
    XCTAssertEqual(scrolled, [])
    let inVain = kinds(in: Gallery.tabs) { scroll(Table(), .upwards, until: Table().cell(matchingID: "Post 0"), isNot: .visible, maxTries: 1) }
    XCTAssertEqual(inVain, ["scroll.notReached"])
  }

  func test_T112_scrollingUntilAnotherElementHasAValue() {
    let scrolled = kinds(in: Gallery.tabs) {
      tap(TabBar().button(withID: "Pages"))
      let turning = PageTurner()
      scroll(turning, .right, until: PageIndicator(id: "MyPageIndicator"), valueIs: "page 3 of 3")
      XCTAssertEqual(seconds, 0)
    }
    XCTAssertEqual(scrolled, [])
    let inVain = kinds(in: Gallery.tabs) {
      tap(TabBar().button(withID: "Pages"))
      scroll(PageTurner(), .right, until: PageIndicator(id: "MyPageIndicator"), valueIs: "page 4 of 3", maxTries: 2)
    }
    XCTAssertEqual(inVain, ["scroll.notReached"])
  }

  func test_T113_valuesAreWaitedFor10Seconds() {
    value(of: Header(id: "Touches"), is: "Touches")
    let failure = failures { value(of: count, is: "5 taps") }.first
    XCTAssertEqual(failure?.kind, "value.differs")
    XCTAssertEqual(failure?.message.contains("expected: “5 taps”\nactual:   “0 taps, 0 double taps, 0 presses”"), true, failure?.message ?? "")
    // The late button goes away after 63 seconds, so work is pending and the 10 seconds pass.
    _ = kinds {
      tap(Button(id: "Wait for it"))
      value(of: count, is: "5 taps")
      XCTAssertEqual(seconds, 10)
    }
  }

  func test_T114_labelsAreWaitedForToo() {
    label(of: Image(id: "ExampleImage"), is: "image of random object")
    XCTAssertEqual(kinds { label(of: Image(id: "ExampleImage"), is: "Image of random object") }, ["value.differs"])
    XCTAssertEqual(
      kinds {
        tap(Button(id: "Wait for it"))
        label(of: count, is: "5 taps")
        XCTAssertEqual(seconds, 10)
      }, ["value.differs"])
  }

  func test_T115_adjustingIsAStep() {
    let adjusted = kinds(in: Gallery.controls) {
      Scenario("Adjusting") {
        When(I: adjust(Switch(id: "WiFiSwitch"), to: .on))
        And(I: adjust(Slider(id: "VolumeSlider"), to: 0))
        Then(the: value(of: Switch(id: "WiFiSwitch"), is: .on))
        And(the: value(of: Slider(id: "VolumeSlider"), is: 0))
      }
    }
    XCTAssertEqual(adjusted, [])
    XCTAssertEqual(kinds(in: Gallery.controls) { adjust(Slider(id: "VolumeSlider"), to: 0.5) }, ["value.alreadyThere"])
  }

  func test_T116_refreshingIsAStep() {
    let refreshed = kinds(in: Gallery.tabs) {
      Scenario("Refreshing") {
        When(I: refresh(PullableFeed()))
        Then(I: see(Label(id: "News 0")))
      }
      XCTAssertEqual(seconds, 1)
    }
    XCTAssertEqual(refreshed, [])
  }
}

private struct Text: Element, Tappable {
  let id: String?
  let type: XCUIElement.ElementType = .staticText
}

/// Pages that turn with a drag across most of the screen.
private struct PageTurner: Scrollable {
  func scroll(_ direction: ElementAttributes.Direction) { ScrollView().scroll(.from(CGVector(dx: 0.95, dy: 0.5), to: .left)) }
}
