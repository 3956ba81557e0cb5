import TABTestKit

/// Tests for controls with values: T89 to T93.
final class ValueControlTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.controls }

  func test_T89_aSwitchIsOnOrOff() {
    let toggle = Switch(id: "WiFiSwitch")
    XCTAssertEqual(toggle.value, .off)
    toggle.adjust(to: .on)
    XCTAssertEqual(toggle.value, .on)
    toggle.tap()
    XCTAssertEqual(toggle.value, .off)
    XCTAssertEqual(kinds { toggle.adjust(to: .off) }, ["value.alreadyThere"])
    // This switch doesn't move when it's touched.
    XCTAssertEqual(kinds { Switch(id: "StuckSwitch").adjust(to: .on) }, ["value.differs"])
    XCTAssertEqual((toggle as any Element).value, "0")
    XCTAssertEqual([Switch.State.off, .on].map(\.rawValue), [0, 1])
    // One switch moves within a second, and another takes longer.
    XCTAssertEqual(kinds { Switch(id: "SlowSwitch").adjust(to: .on) }, [])
    XCTAssertEqual(kinds { Switch(id: "TooSlowSwitch").adjust(to: .on) }, ["value.differs"])
  }

  func test_T90_aSlidersValueIsItsPosition() {
    let slider = Slider(id: "VolumeSlider")
    XCTAssertEqual(slider.value, 0.5)
    slider.adjust(to: 1)
    XCTAssertEqual(slider.value, 1)
    XCTAssertEqual(kinds { slider.adjust(to: 0.5) }, ["value.alreadyThere"])
    slider.adjust(to: 0.25)
    XCTAssertEqual(slider.value, 0.25)
    slider.adjust(to: 0)
    XCTAssertEqual(slider.value, 0)
    XCTAssertEqual(kinds { slider.adjust(to: 7) }, ["input.unusableNumber"])
    XCTAssertEqual(kinds { slider.adjust(to: -0.1) }, ["input.unusableNumber"])
  }

  func test_T91_aStepperHasTwoButtons() {
    let stepper = Stepper(id: "AgeStepper")
    XCTAssertEqual([stepper.incrementButton.id, stepper.decrementButton.id], ["Increment", "Decrement"])
    XCTAssertEqual(stepper.incrementButton.parent.type, .stepper)
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
    XCTAssertNil(first.id)
    XCTAssertFalse(first.button(withID: "Large").determine(.selected))
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
    XCTAssertFalse(picker.wheel(1).determine(.exists))
    picker.wheel(0).adjust(to: "Plum")
    XCTAssertEqual(picker.wheel(0).value, "Plum")
    XCTAssertEqual(Label(id: "ChoiceLabel").value, "Small Red Plum")
    XCTAssertEqual(kinds { picker.wheel(0).adjust(to: "Apple") }, ["value.alreadyThere"])
    XCTAssertEqual(kinds { picker.wheel(0).adjust(to: "Cherry") }, ["value.notAdjustable"])
    XCTAssertEqual(kinds { picker.wheel(1).adjust(to: "Plum") }, ["state.notReached"])
    XCTAssertEqual(kinds { _ = Picker(id: "NoPicker").numberOfWheels }, ["state.notReached"])
    // The wheels of a picker are counted from its first wheel, whatever comes before the picker.
    let several = kinds(in: BareScreen.app) {
      for name in ["Upper", "Lower"] {
        let picker = BareScreen.add(.picker, id: name)
        for number in 0..<3 { BareScreen.add(.pickerWheel, id: "", value: "\(name) \(number)", into: picker) }
      }
      XCTAssertEqual(Picker(id: "Lower").numberOfWheels, 3)
      XCTAssertEqual((0..<3).map { Picker(id: "Lower").wheel($0).value }, ["Lower 0", "Lower 1", "Lower 2"])
    }
    XCTAssertEqual(several, [])
  }
}
