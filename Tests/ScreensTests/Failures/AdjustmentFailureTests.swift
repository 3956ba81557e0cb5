import Screens

/// Tests for values that can't be set or are already set.
@preconcurrency @MainActor
final class AdjustmentFailureTests: FailureTestCase {
  func test_aSwitchThatIsOffAlready() {
    assertFailure(
      Gallery.controls(), "value.alreadyThere",
      says: "Could not set Switch “WiFiSwitch” to off: it is already off.",
      "What to do: adjust it to a different value, or only check the value."
    ) { $0.adjust(Elements.wiFi, to: .off) }
  }

  func test_aSliderThatIsThereAlready() {
    assertFailure(
      Gallery.controls(), "value.alreadyThere",
      says: "Could not set Slider “VolumeSlider” to 0.5: it is already 0.5.",
      "What to do: adjust it to a different value, or only check the value."
    ) { $0.adjust(Elements.volume, to: 0.5) }
  }

  func test_aWheelThatShowsTheValueAlready() {
    assertFailure(
      Gallery.wheels(), "value.alreadyThere",
      says: "Could not set Wheel in Picker “FruitPicker” to “Apple”: it is already “Apple”.",
      "What to do: adjust it to a different value, or only check the value."
    ) { $0.adjust(Elements.fruit.wheel(0), to: "Apple") }
  }

  func test_aWheelOfADatePickerThatShowsTheWholeValueAlready() {
    assertFailure(
      Gallery.wheels(), "value.alreadyThere",
      says: "Could not set Wheel at index 1 in DatePicker “WhenPicker” to “9 o’clock”: it is already “9 o’clock”.",
      "What to do: adjust it to a different value, or only check the value."
    ) { $0.adjust(Elements.when.wheel(1), to: "9 o’clock") }
  }

  func test_aSwitchThatDoesNotMove() {
    assertFailure(
      Gallery.controls(), "value.differs",
      says: "Could not set Switch “StuckSwitch” to on: the value is off.",
      "Nothing was due or scheduled, so the wait of 1 second ended at once.",
      "What to do: check that the app keeps the new value: a control that shows a constant does not change.",
      blocks: ["expected", "Nothing was due", "Query", "Found", "What to do"]
    ) { $0.adjust(Switch(id: "StuckSwitch"), to: .on) }
  }

  func test_aSliderThatDoesNotMove() {
    assertFailure(
      Gallery.controls(), "value.differs",
      says: "Could not set Slider “StuckSlider” to 0.9: the value is 0.2.",
      "Nothing was due or scheduled, so the wait of 1 second ended at once.",
      "What to do: check that the app keeps the new value: a control that shows a constant does not change.",
      blocks: ["expected", "Nothing was due", "Query", "Found", "What to do"]
    ) { $0.adjust(Slider(id: "StuckSlider"), to: 0.9) }
  }

  func test_aSliderBeyondItsEnd() {
    assertFailure(
      Gallery.controls(), "input.unusableNumber",
      says: "Could not set Slider “VolumeSlider” to 1.5: the slider position 1.5 cannot be used.",
      "expected: 0 to 1\nactual:   1.5"
    ) { $0.adjust(Elements.volume, to: 1.5) }
  }

  func test_aSliderToNoNumber() {
    assertFailure(
      Gallery.controls(), "input.unusableNumber",
      says: "Could not set Slider “VolumeSlider” to nan: the slider position nan cannot be used."
    ) { $0.adjust(Elements.volume, to: .nan) }
  }

  func test_aWheelWithoutTheValue() {
    assertFailure(
      Gallery.wheels(), "value.notAdjustable",
      says: "Could not set Wheel in Picker “FruitPicker” to “Mango”: none of its rows has “Mango”.",
      "Its rows: “Apple”, “Red pear” and “Green pear”.",
      "What to do: use the text of one of its rows, or a part that no other row contains."
    ) { $0.adjust(Elements.fruit.wheel(0), to: "Mango") }
  }

  func test_aWheelWithoutTheValueOfADatePicker() {
    assertFailure(
      Gallery.wheels(), "value.notAdjustable",
      tells: """
        Could not set Wheel at index 1 in DatePicker “WhenPicker” to “13 o’clock”: none of its rows has “13 o’clock”.

        Its rows: “1 o’clock”, “2 o’clock”, “3 o’clock”, “4 o’clock”, “5 o’clock”, “6 o’clock”, “7 o’clock”, “8 o’clock”, “9 o’clock”, “10 o’clock”, “11 o’clock” and “12 o’clock”.

        Query:
          Wheel at index 1
          in DatePicker with id “WhenPicker”
          in App “Gallery”

        Found: 4 matches. Number 2 is used.
          1. Wheel value “Tue, Jan 9”
          2. Wheel value “9 o’clock”
          3. Wheel value “41 minutes”
          4. Wheel value “AM”

        What to do: use the text of one of its rows, or a part that no other row contains.
        """
    ) { $0.adjust(Elements.when.wheel(1), to: "13 o’clock") }
  }

  func test_aWheelWithAValueOfTwoRows() {
    assertFailure(
      Gallery.wheels(), "value.ambiguous",
      says: "Could not set Wheel in Picker “FruitPicker” to “pear”: more than one of its rows has “pear”.",
      "Matching rows: “Red pear” and “Green pear”.",
      "What to do: use more of the row’s text."
    ) { $0.adjust(Elements.fruit.wheel(0), to: "pear") }
  }

  func test_aSliderInAnotherAppThatIsThereAlready() {
    assertFailure(
      Gallery.controls(), "value.alreadyThere",
      says: "Could not set Slider “VolumeSlider” to 0.5: it is already 0.5.",
      "What to do: adjust it to a different value, or only check the value."
    ) {
      $0.openSafari()
      $0.adjust(Elements.volume, to: 0.5)
    }
  }

  func test_aWheelWithAnEmptyValue() {
    assertFailure(
      Gallery.wheels(), "value.notAdjustable",
      says: "Could not set Wheel in Picker “FruitPicker” to “”: none of its rows has “”.",
      "Its rows: “Apple”, “Red pear” and “Green pear”.",
      "What to do: use the text of one of its rows, or a part that no other row contains."
    ) { $0.adjust(Elements.fruit.wheel(0), to: "") }
  }

  func test_anotherValueOfASwitch() {
    assertFailure(
      Gallery.controls(), "value.differs",
      says: "Expected the value of Switch “WiFiSwitch” to be on, but the value is off.",
      "Nothing was due or scheduled, so the wait of 10 seconds ended at once."
    ) { $0.value(of: Elements.wiFi, is: .on) }
  }

  func test_anotherValueOfASlider() {
    assertFailure(
      Gallery.controls(), "value.differs",
      says: "Expected the value of Slider “VolumeSlider” to be 0.75, but the value is 0.5."
    ) { $0.value(of: Elements.volume, is: 0.75) }
  }

  func test_anotherValueOfAWheel() {
    assertFailure(
      Gallery.wheels(), "value.differs",
      says: "Expected the value of Wheel in Picker “FruitPicker” to be “Green pear”, but the value is “Apple”."
    ) { $0.value(of: Elements.fruit.wheel(0), is: "Green pear") }
  }

  func test_anotherValueOfAPageIndicator() {
    assertFailure(
      Gallery.reading(), "value.differs",
      says: "Expected the value of PageIndicator “TourPages” to be “page 2 of 2”, but the value is “page 1 of 2”."
    ) { $0.value(of: Elements.tour, is: "page 2 of 2") }
  }

  func test_anotherValueOfATextField() {
    assertFailure(
      Gallery.fields(), "value.differs",
      says: "Expected the value of TextField “NameField” to be “Ann”, but the value is “Your name”."
    ) { $0.value(of: Elements.name, is: "Ann") }
  }

  func test_anotherValueOfASecureTextField() {
    assertFailure(
      Gallery.fields(), "value.differs",
      says: "Expected the value of SecureTextField “PasswordField” to be “hidden”, but the value is “••••••”.",
      """
      expected: “hidden”
      actual:   “••••••”
      The comparison is with the bullets that a secure field shows. The matcher .fieldText(typed: …) compares the typed text, and doesn't print it.
      """
    ) {
      $0.tap(Elements.password)
      $0.type("secret", into: Elements.password)
      $0.value(of: Elements.password, is: "hidden")
    }
  }

  func test_anotherNumberOfTabs() {
    assertFailure(
      Gallery.tabs(), "value.differs",
      says: "Expected the number of tabs of TabBar to be 5, but the number of tabs is 2.",
      "Nothing was due or scheduled, so the wait of 10 seconds ended at once."
    ) { $0.numberOfTabs(in: Elements.tabBar, is: 5) }
  }

  func test_aNumberOfTabsOfATabBarThatIsNotThere() {
    assertFailure(
      Gallery.texts(), "state.notReached",
      says: "Expected the number of tabs of TabBar to be 5, but it does not exist."
    ) { $0.numberOfTabs(in: Elements.tabBar, is: 5) }
  }
}
