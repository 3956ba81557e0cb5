import TABTestKit

/// Controls with values: T89 to T93.
final class ControlTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.controls }

  func test_T89_aSwitchIsOnOrOff() {
    let toggle = Switch(id: "WiFiSwitch")
    XCTAssertEqual(toggle.value, .off)
    toggle.adjust(to: .on)
    XCTAssertEqual(toggle.value, .on)
    toggle.tap()
    XCTAssertEqual(toggle.value, .off)
    XCTAssertEqual(kinds { toggle.adjust(to: .off) }, ["value.alreadyThere"])
    // A switch that does not move when it is touched.
    XCTAssertEqual(kinds { Switch(id: "StuckSwitch").adjust(to: .on) }, ["value.differs"])
  }

  func test_T90_aSlidersValueIsItsPosition() {
    let slider = Slider(id: "VolumeSlider")
    XCTAssertEqual(slider.value, 0.5)
    slider.adjust(to: 1)
    XCTAssertEqual(slider.value, 1)
    XCTAssertEqual(kinds { slider.adjust(to: 0.5) }, ["value.alreadyThere"])
    XCTAssertEqual(kinds { slider.adjust(to: 7) }.count, 1)
  }

  func test_T91_aStepperHasTwoButtons() {
    let stepper = Stepper(id: "AgeStepper")
    stepper.incrementButton.tap()
    XCTAssertEqual(Label(id: "AgeLabel").value, "2")
    stepper.incrementButton.await(not: .enabled, timeout: 1)
    stepper.decrementButton.tap()
    stepper.decrementButton.tap()
    XCTAssertEqual(Label(id: "AgeLabel").value, "0")
    stepper.decrementButton.await(not: .enabled, timeout: 1)
    XCTAssertEqual(kinds { stepper.decrementButton.await(not: .enabled, timeout: 1) }, ["state.notReached"])
  }

  func test_T92_aSegmentedControlIsFoundByIndexOrParent() {
    let first = SegmentedControl()
    let second = SegmentedControl(index: 1)
    let inBox = SegmentedControl(parent: View(id: "ColourBox"))
    tap(first.button(withID: "Large"))
    XCTAssertTrue(first.button(withID: "Large").determine(.selected))
    tap(inBox.button(withID: "Blue"))
    XCTAssertTrue(second.button(withID: "Blue").determine(.selected))
    XCTAssertFalse(first.button(withID: "Blue").determine(.exists))
    XCTAssertEqual(Label(id: "ChoiceLabel").value, "Large Blue Apple")
  }

  func test_T93_aPickersWheelsAreTurned() {
    let picker = Picker(id: "FruitPicker")
    XCTAssertEqual(picker.numberOfWheels, 1)
    picker.wheel(0).adjust(to: "Plum")
    XCTAssertEqual(picker.wheel(0).value, "Plum")
    XCTAssertEqual(Label(id: "ChoiceLabel").value, "Small Red Plum")
    XCTAssertEqual(kinds { picker.wheel(0).adjust(to: "Apple") }, ["value.alreadyThere"])
    XCTAssertEqual(kinds { picker.wheel(0).adjust(to: "Cherry") }, ["value.notAdjustable"])
  }
}
