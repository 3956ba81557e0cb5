import ScreenTestKit

/// Values that cannot be set, and those that are there already.
@preconcurrency @MainActor
final class AdjustmentFailureTests: FailureTestCase {
  func test_aSwitchThatIsOffAlready() {
    assertFailure(Gallery.controls(), "value.alreadyThere", tells: "?") { $0.adjust(Elements.wiFi, to: .off) }
  }

  func test_aSliderThatIsThereAlready() {
    assertFailure(Gallery.controls(), "value.alreadyThere", says: "?") { $0.adjust(Elements.volume, to: 0.5) }
  }

  func test_aWheelThatShowsTheValueAlready() {
    assertFailure(Gallery.wheels(), "value.alreadyThere", says: "?") { $0.adjust(Elements.fruit.wheel(0), to: "Apple") }
  }

  func test_aWheelOfADatePickerThatShowsTheValueAlready() {
    assertFailure(Gallery.wheels(), "value.alreadyThere", says: "?") { $0.adjust(Elements.when.wheel(1), to: "9") }
  }

  func test_aWheelOfADatePickerThatShowsTheWholeValueAlready() {
    assertFailure(Gallery.wheels(), "value.alreadyThere", says: "?") { $0.adjust(Elements.when.wheel(1), to: "9 o’clock") }
  }

  func test_aSwitchThatDoesNotMove() {
    assertFailure(Gallery.controls(), "value.differs", tells: "?") { $0.adjust(Switch(id: "StuckSwitch"), to: .on) }
  }

  func test_aSliderThatDoesNotMove() {
    assertFailure(Gallery.controls(), "value.differs", tells: "?") { $0.adjust(Slider(id: "StuckSlider"), to: 0.9) }
  }

  func test_aSliderBeyondItsEnd() {
    assertFailure(Gallery.controls(), "input.unusableNumber", tells: "?") { $0.adjust(Elements.volume, to: 1.5) }
  }

  func test_aSliderToNoNumber() {
    assertFailure(Gallery.controls(), "input.unusableNumber", says: "?") { $0.adjust(Elements.volume, to: .nan) }
  }

  func test_aWheelWithoutTheValue() {
    assertFailure(Gallery.wheels(), "value.notAdjustable", tells: "?") { $0.adjust(Elements.fruit.wheel(0), to: "Mango") }
  }

  func test_aWheelWithoutTheValueOfADatePicker() {
    assertFailure(Gallery.wheels(), "value.notAdjustable", tells: "?") { $0.adjust(Elements.when.wheel(1), to: "13 o’clock") }
  }

  func test_aWheelWithAValueOfTwoRows() {
    assertFailure(Gallery.wheels(), "value.ambiguous", tells: "?") { $0.adjust(Elements.fruit.wheel(0), to: "pear") }
  }

  func test_aWheelWithAnEmptyValue() {
    assertFailure(Gallery.wheels(), "value.notAdjustable", says: "?") { $0.adjust(Elements.fruit.wheel(0), to: "") }
  }

  func test_anotherValueOfASwitch() {
    assertFailure(Gallery.controls(), "value.differs", tells: "?") { $0.value(of: Elements.wiFi, is: .on) }
  }

  func test_anotherValueOfASlider() {
    assertFailure(Gallery.controls(), "value.differs", says: "?") { $0.value(of: Elements.volume, is: 0.75) }
  }

  func test_anotherValueOfAWheel() {
    assertFailure(Gallery.wheels(), "value.differs", says: "?") { $0.value(of: Elements.fruit.wheel(0), is: "Green pear") }
  }

  func test_anotherValueOfAPageIndicator() {
    assertFailure(Gallery.reading(), "value.differs", says: "?") { $0.value(of: Elements.tour, is: "page 2 of 2") }
  }

  func test_anotherValueOfATextField() {
    assertFailure(Gallery.fields(), "value.differs", says: "?") { $0.value(of: Elements.name, is: "Ann") }
  }

  func test_anotherValueOfASecureTextField() {
    assertFailure(Gallery.fields(), "value.differs", says: "?") {
      $0.tap(Elements.password)
      $0.type("secret", into: Elements.password)
      $0.value(of: Elements.password, is: "hidden")
    }
  }

  func test_anotherNumberOfTabs() {
    assertFailure(Gallery.tabs(), "value.differs", tells: "?") { $0.numberOfTabs(in: Elements.tabBar, is: 5) }
  }

  func test_aNumberOfTabsOfATabBarThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.numberOfTabs(in: Elements.tabBar, is: 5) }
  }
}
