import HeadlessUI
import HeadlessXCUI
import XCTest

final class XCUIElementAdjustingTests: MainActorTestCase {
  private let app = XCUIApplication()

  private struct Volume: View {
    @State private var volume = 0.5
    @State private var size = 17.0
    var body: some View {
      VStack {
        Slider(value: $volume).accessibilityIdentifier("Volume")
        Slider(value: $size, in: 12...22, step: 1).accessibilityIdentifier("Size")
        Slider(value: .constant(0.5)).disabled(true).accessibilityIdentifier("Locked")
      }
    }
  }

  private struct Alarm: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var fruit = "Apple"
    var body: some View {
      VStack {
        DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).accessibilityIdentifier("Alarm")
        Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Green grape", "Red grape"], id: \.self) { Text($0) } }
          .pickerStyle(.wheel).accessibilityIdentifier("Fruit")
      }
    }
  }

  func test_aSliderGoesToItsEndsAndBack() {
    let fixture = ScreenFixture { Volume() }
    fixture.run {
      for position in [1, 0, 0.8, 0.33] {
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: position)
        XCTAssertEqual(app.sliders["Volume"].normalizedSliderPosition, position)
      }
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aSliderWithStepsGoesToTheNearestStep() {
    let fixture = ScreenFixture { Volume() }
    fixture.run {
      app.sliders["Size"].adjust(toNormalizedSliderPosition: 0.77)
      XCTAssertEqual(app.sliders["Size"].normalizedSliderPosition, 0.8)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aDisabledSliderIsNotMoved() {
    let fixture = ScreenFixture { Volume() }
    let position = fixture.run {
      app.sliders["Locked"].adjust(toNormalizedSliderPosition: 1)
      return app.sliders["Locked"].normalizedSliderPosition
    }
    XCTAssertLessThan(position, 1)
    XCTAssertEqual(fixture.kinds, [])
    fixture.run { HeadlessDriver.element(.slider, identifier: "Locked", index: 0, in: app).adjust(toNormalizedSliderPosition: 1) }
    XCTAssertEqual(fixture.kinds, ["element.disabled"])
  }

  func test_aWheelTurnsToAPartOfARow() {
    let fixture = ScreenFixture { Alarm() }
    fixture.run {
      let wheels = app.datePickers["Alarm"].pickerWheels
      wheels.element(boundBy: 0).adjust(toPickerWheelValue: "10")
      wheels.element(boundBy: 1).adjust(toPickerWheelValue: "41")
      wheels.element(boundBy: 2).adjust(toPickerWheelValue: "PM")
      XCTAssertEqual(wheels.allElementsBoundByIndex.map { $0.value as? String }, ["10 o’clock", "41 minutes", "PM"])
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aPartOfSeveralRowsFailsWithTheRows() {
    let fixture = ScreenFixture { Alarm() }
    XCTAssertEqual(
      fixture.message { app.pickers["Fruit"].pickerWheels.firstMatch.adjust(toPickerWheelValue: "grape") },
      """
      Could not adjust app.pickers["Fruit"].pickerWheels.firstMatch: more than one of its rows has “grape”.

      Matching rows: “Green grape” and “Red grape”.

      Query:
        PickerWheel
        in Picker with id “Fruit”
        in App “NotInstagram”

      Found:
        1. PickerWheel value “Apple”

      What to do: use more of the row’s text.
      """)
  }

  func test_aRowThatIsNotThereFailsWithTheRowsThatAre() {
    let fixture = ScreenFixture { Alarm() }
    XCTAssertEqual(
      fixture.message { app.pickers["Fruit"].pickerWheels.firstMatch.adjust(toPickerWheelValue: "Pear") },
      """
      Could not adjust app.pickers["Fruit"].pickerWheels.firstMatch: none of its rows has “Pear”.

      Its rows: “Apple”, “Green grape” and “Red grape”.

      Query:
        PickerWheel
        in Picker with id “Fruit”
        in App “NotInstagram”

      Found:
        1. PickerWheel value “Apple”

      What to do: use the text of one of its rows, or a part that no other row contains.
      """)
  }
}
