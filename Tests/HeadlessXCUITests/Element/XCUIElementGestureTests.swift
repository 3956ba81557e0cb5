import HeadlessUI
import HeadlessXCUI
import VirtualTime
import XCTest

final class XCUIElementGestureTests: MainActorTestCase {
  private let app = XCUIApplication()

  func test_aTapReachesTheButton() {
    let log = InputLog()
    let fixture = ScreenFixture { Button("Log in") { log("log in") } }
    fixture.run { app.buttons["Log in"].tap() }
    XCTAssertEqual(log.entries, ["log in"])
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aDoubleTapIsTwoTapsInARow() {
    let log = InputLog()
    let fixture = ScreenFixture { Text("Photo").onTapGesture(count: 2) { log("like") } }
    fixture.run {
      app.staticTexts["Photo"].tap()
      XCTAssertEqual(log.entries, [])
      app.staticTexts["Photo"].doubleTap()
      XCTAssertEqual(log.entries, ["like"])
      app.staticTexts["Photo"].tap(withNumberOfTaps: 4, numberOfTouches: 1)
      XCTAssertEqual(log.entries, ["like", "like", "like"])
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  private struct Sheeted: View {
    @State private var isShown = true

    var body: some View {
      Text("Page").sheet(isPresented: $isShown) {
        NavigationStack { List(0..<50) { Text("row \($0)") }.navigationTitle("Rows").navigationBarTitleDisplayMode(.inline) }
      }
    }
  }

  func test_aSwipeDownOnTheBarOfASheetDismissesTheSheet() {
    let fixture = ScreenFixture { Sheeted() }
    fixture.run {
      app.navigationBars["Rows"].swipeDown(velocity: .slow)
      XCTAssertTrue(app.navigationBars["Rows"].exists)
      app.navigationBars["Rows"].swipeDown()
      XCTAssertFalse(app.navigationBars["Rows"].exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_anElementOffScreenIsScrolledIntoViewFirst() {
    let log = InputLog()
    let fixture = ScreenFixture {
      ScrollView {
        VStack {
          Text("Terms").sized(300, 2_000)
          Button("Accept") { log("accepted") }
        }
      }
    }
    fixture.run {
      XCTAssertFalse(app.buttons["Accept"].isHittable)
      app.buttons["Accept"].tap()
      XCTAssertTrue(app.buttons["Accept"].isHittable)
    }
    XCTAssertEqual(log.entries, ["accepted"])
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aPressRestsForItsDurationOfVirtualTime() {
    let log = InputLog()
    let fixture = ScreenFixture { Text("Photo").onLongPressGesture(minimumDuration: 1) { log("menu") } }
    fixture.run {
      app.staticTexts["Photo"].press(forDuration: 0.5)
      XCTAssertEqual(log.entries, [])
      app.staticTexts["Photo"].press(forDuration: 1.5)
      XCTAssertEqual(log.entries, ["menu"])
    }
    XCTAssertEqual(fixture.device.scheduler.now.offset, .seconds(2))
  }

  func test_contentFollowsADragFromOneElementToAnother() {
    let fixture = ScreenFixture { Pages() }
    fixture.run {
      let start = app.staticTexts["Page 1"].frame.minY
      app.staticTexts["Page 2"].press(forDuration: 0, thenDragTo: app.staticTexts["Page 1"])
      XCTAssertEqual(app.staticTexts["Page 1"].frame.minY, start - 200)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aSwipeIsNamedAfterTheWayOfTheFinger() {
    let fixture = ScreenFixture { Pages() }
    fixture.run {
      let start = app.staticTexts["Page 1"].frame.minY
      app.scrollViews.firstMatch.swipeUp()
      XCTAssertLessThan(app.staticTexts["Page 1"].frame.minY, start)
      app.scrollViews.firstMatch.swipeDown()
      XCTAssertEqual(app.staticTexts["Page 1"].frame.minY, start)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_contentGoesOnAfterASwipeForAsLongAsItsSpeedLasts() {
    let fixture = ScreenFixture { Pages() }
    fixture.run {
      let start = app.staticTexts["Page 1"].frame.minY
      let finger = app.scrollViews.firstMatch.frame.height * 0.45
      for (velocity, distance) in [(XCUIGestureVelocity.slow, 194.8), (.default, 494.5), (600, 294.7)] {
        app.scrollViews.firstMatch.swipeUp(velocity: velocity)
        XCTAssertEqual(start - app.staticTexts["Page 1"].frame.minY, finger + distance, accuracy: 0.1)
        app.scrollViews.firstMatch.swipeDown(velocity: .fast)
        XCTAssertEqual(app.staticTexts["Page 1"].frame.minY, start, "content does not go beyond its end")
      }
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aSwipeTakesTheTimeOfItsSpeedAndContentComesToRestBeforeItIsTapped() {
    let log = InputLog()
    let fixture = ScreenFixture {
      ScrollView { VStack(spacing: 0) { ForEach(1..<30, id: \.self) { page in Button("Page \(page)") { log("\(page)") }.frame(height: 200) } } }
    }
    fixture.run {
      let distance = app.scrollViews.firstMatch.frame.height * 0.45
      app.scrollViews.firstMatch.swipeUp(velocity: 500)
      XCTAssertEqual(fixture.device.scheduler.now.offset / .seconds(1), distance / 500, accuracy: 0.001)
      withConfiguration({ $0.systemAnimations = true }) {
        app.scrollViews.firstMatch.swipeDown(velocity: .fast)
        app.scrollViews.firstMatch.swipeUp(velocity: 500)
        app.buttons["Page 5"].tap()
      }
      XCTAssertEqual(fixture.device.scheduler.now.offset / .seconds(1), distance / 500 * 2 + distance / 2_000 + 1.954, accuracy: 0.001)
    }
    XCTAssertEqual(log.entries, ["5"])
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_contentStopsWhereAPressAndADragEnds() {
    let fixture = ScreenFixture { Pages() }
    fixture.run {
      let start = app.staticTexts["Page 1"].frame.minY
      app.staticTexts["Page 2"].press(forDuration: 0.1, thenDragTo: app.staticTexts["Page 1"], withVelocity: .fast, thenHoldForDuration: 0)
      XCTAssertEqual(app.staticTexts["Page 1"].frame.minY, start - 200)
      XCTAssertEqual(fixture.device.scheduler.now.offset / .seconds(1), 0.2, accuracy: 0.001)
      let from = app.staticTexts["Page 2"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      from.press(forDuration: 0, thenDragTo: from.withOffset(CGVector(dx: 0, dy: -100)), withVelocity: 1_000, thenHoldForDuration: 0.5)
      XCTAssertEqual(app.staticTexts["Page 1"].frame.minY, start - 300)
      XCTAssertEqual(fixture.device.scheduler.now.offset / .seconds(1), 0.8, accuracy: 0.001)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aSpeedThatNoFingerHasIsRefused() {
    let fixture = ScreenFixture { Pages() }
    XCTAssertEqual(
      fixture.message { app.scrollViews.firstMatch.swipeUp(velocity: 0) },
      """
      Could not swipe up on app.scrollViews.firstMatch: the velocity 0 cannot be used.

      expected: more than 0, at most 1000000 points a second
      actual:   0

      Query:
        ScrollView
        in App “NotInstagram”
      """)
  }

  func test_aSidewaysSwipeMovesSidewaysContentOnly() {
    let fixture = ScreenFixture {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("Page \($0)").sized(200, 200) } }
      }
    }
    fixture.run {
      let start = app.staticTexts["Page 0"].frame.minX
      app.scrollViews.firstMatch.swipeUp()
      XCTAssertEqual(app.staticTexts["Page 0"].frame.minX, start)
      app.scrollViews.firstMatch.swipeLeft(velocity: 300)
      XCTAssertLessThan(app.staticTexts["Page 0"].frame.minX, start)
      app.scrollViews.firstMatch.swipeRight()
      XCTAssertEqual(app.staticTexts["Page 0"].frame.minX, start)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aPinchAndATurnReachTheGesturesOfTheView() {
    let log = InputLog()
    let fixture = ScreenFixture {
      Rectangle().sized(300, 300).accessibilityIdentifier("Photo")
        .gesture(MagnifyGesture().onEnded { log("zoom \(Int(($0.magnification * 100).rounded()))") })
        .gesture(RotateGesture().onEnded { log("turn \(Int($0.rotation.degrees.rounded()))") })
    }
    fixture.run {
      let photo = app.otherElements["Photo"]
      photo.pinch(withScale: 2.5, velocity: 3)
      XCTAssertEqual(fixture.device.scheduler.now.offset / .seconds(1), 0.5, accuracy: 0.001)
      photo.pinch(withScale: 0.5, velocity: -1)
      photo.rotate(.pi / 2, withVelocity: 1)
      photo.rotate(-.pi, withVelocity: -2)
    }
    XCTAssertEqual(log.entries, ["zoom 250", "zoom 50", "turn 90", "turn -180"])
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aPinchWhoseSpeedHasTheWrongSignIsRefused() {
    let fixture = ScreenFixture { Rectangle().sized(300, 300).accessibilityIdentifier("Photo") }
    XCTAssertEqual(
      fixture.message { app.otherElements["Photo"].pinch(withScale: 0.5, velocity: 1) },
      """
      Could not pinch app.otherElements["Photo"]: the velocity 1 cannot be used.

      expected: less than 0
      actual:   1

      Query:
        Other with id “Photo”
        in App “NotInstagram”
      """)
  }

  func test_aDisabledPhotoIsNotTurned() {
    let fixture = ScreenFixture { Rectangle().sized(300, 300).accessibilityIdentifier("Photo").disabled(true) }
    fixture.run { HeadlessDriver.element(.other, identifier: "Photo", index: 0, in: app).rotate(1, withVelocity: 1) }
    XCTAssertEqual(fixture.kinds, ["element.disabled"])
  }

  func test_theValueOfASliderIsAPosition() {
    for (value, position) in [("25%", 0.25), ("25 %", 0.25), ("0.75", 0.75), ("100%", 1), ("", 0)] {
      let fixture = ScreenFixture()
      fixture.add(.slider, id: "Volume", value: value)
      XCTAssertEqual(fixture.run { app.sliders["Volume"].normalizedSliderPosition }, position, value)
    }
  }

  func test_aSliderPositionBeyondOneIsRefused() {
    let fixture = ScreenFixture()
    fixture.add(.slider, id: "Volume", value: "25%")
    XCTAssertEqual(
      fixture.message { app.sliders["Volume"].adjust(toNormalizedSliderPosition: 1.5) },
      """
      Could not adjust app.sliders["Volume"]: the slider position 1.5 cannot be used.

      expected: 0 to 1
      actual:   1.5

      Query:
        Slider with id “Volume”
        in App “NotInstagram”
      """)
  }

  func test_aWheelThatShowsTheValueIsLeftAlone() {
    let fixture = ScreenFixture()
    fixture.add(.pickerWheel, value: "10 o’clock")
    fixture.run { app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "10") }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aValueThatNoRowShowsFailsWithTheValuesThatWereSeen() {
    let fixture = ScreenFixture()
    fixture.add(.pickerWheel, value: "One")
    XCTAssertEqual(
      fixture.message { app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Nine") },
      """
      Could not adjust app.pickerWheels.firstMatch: none of its rows has “Nine”.

      Its rows: “One”.

      Query:
        PickerWheel
        in App “NotInstagram”

      Found:
        1. PickerWheel value “One”

      What to do: use the text of one of its rows, or a part that no other row contains.
      """)
    XCTAssertEqual(fixture.kinds, ["value.notAdjustable"])
  }
}

/// Five pages of 200 points each in a vertical scroll view.
private struct Pages: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(1..<10, id: \.self) { Text("Page \($0)").sized(300, 200) } }
    }
  }
}
