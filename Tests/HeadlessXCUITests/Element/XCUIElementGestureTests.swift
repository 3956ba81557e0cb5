import HeadlessUI
import HeadlessXCUI
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
      app.scrollViews.firstMatch.swipeDown(velocity: .slow)
      XCTAssertEqual(app.staticTexts["Page 1"].frame.minY, start)
    }
    XCTAssertEqual(fixture.kinds, [])
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
      Could not adjust Slider “Volume”: the slider position 1.5 cannot be used.

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
      Could not adjust PickerWheel: none of its rows has “Nine”.

      Its rows: “One”.

      Query:
        PickerWheel
        in App “NotInstagram”

      Found:
        1. PickerWheel value “One”

      What to do: take one of its rows, or a part of one that no other row has.
      """)
    XCTAssertEqual(fixture.kinds, ["value.notAdjustable"])
  }
}

/// Five pages of 200 points under one another, in a scroll view.
private struct Pages: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(1..<10, id: \.self) { Text("Page \($0)").sized(300, 200) } }
    }
  }
}
