import ScenarioKit
import Screens
import XCTest

/// Tests for elements with values, on the app's real controls.
final class AdjustableElementTests: ScreensTestCase {
  func test_aSliderStandsWhereItWasAdjustedTo() {
    passes(on: .adjustables()) {
      let slider = Slider(id: "VolumeSlider")
      value(of: slider, is: 0.5)
      adjust(slider, to: 0.25)
      value(of: slider, is: 0.25)
      adjust(slider, to: 1)
      value(of: slider, is: 1)
    }
  }

  func test_aStepperCountsUntilItsEnd() {
    passes(on: .adjustables()) {
      let stepper = Stepper(id: "TicketStepper")
      state(of: stepper.decrementButton, isNot: .enabled)
      tap(stepper.incrementButton)
      see(Label(id: "1 tickets"))
      state(of: stepper.incrementButton, isNot: .enabled)
    }
  }

  func test_aSegmentIsSelectedByATap() {
    passes(on: .adjustables()) {
      let control = SegmentedControl()
      state(of: control.button(withID: "Medium"), is: .selected)
      tap(control.button(withID: "Large"))
      state(of: control.button(withID: "Large"), is: .selected)
      state(of: control.button(withID: "Medium"), isNot: .selected)
    }
  }

  func test_aWheelTurnsToAPartOfARow() {
    passes(on: .adjustables()) {
      let picker = DatePicker(id: "WhenPicker")
      adjust(picker.wheel(0), to: "Jan 10")
      adjust(picker.wheel(1), to: "10")
      value(of: picker.wheel(0), is: "Wed, Jan 10")
      value(of: picker.wheel(1), is: "10 o’clock")
    }
  }

  func test_aPartThatSeveralRowsHaveFails() {
    XCTAssertEqual(
      message(on: .adjustables()) { adjust(DatePicker(id: "WhenPicker").wheel(0), to: "31") },
      """
      Could not set Wheel in DatePicker “WhenPicker” to “31”: more than one of its rows has “31”.

      Matching rows: “Mon, Jul 31”, “Thu, Aug 31”, “Tue, Oct 31”, “Sun, Dec 31”, “Wed, Jan 31”, “Sat, Mar 31” and “Thu, May 31”.

      Query:
        Wheel
        in DatePicker with id “WhenPicker”
        in App “NotInstagram”

      Found: 4 matches. Number 1 is used.
        1. Wheel value “Tue, Jan 9”
        2. Wheel value “9 o’clock”
        3. Wheel value “41 minutes”
        4. Wheel value “AM”

      What to do: use more of the row’s text.
      """)
    XCTAssertEqual(kinds, ["value.ambiguous"])
  }

  func test_aSwipeOverARowRevealsWhatItCanDo() {
    passes(on: .adjustables()) {
      let cell = Table().cell(matchingID: "First", index: 0)
      cell.underlyingXCUIElement.swipeLeft()
      tap(Button(id: "Delete"))
      doNotSee(Label(id: "First"))
      see(Label(id: "Second"))
    }
  }

  func test_aScrollToTheRightTurnsThePage() {
    passes(on: .pages()) {
      let indicator = PageIndicator(id: "Introduction")
      value(of: indicator, is: "page 1 of 3")
      ScrollView(id: "Introduction").scroll(.right)
      value(of: indicator, is: "page 2 of 3")
      see(Label(id: "Share"))
    }
  }

  func test_aCollectionCountsTheCellsInView() {
    passes(on: .pages()) {
      let collection = CollectionView()
      XCTAssertLessThan(collection.numberOfCells(), 20)
      scroll(collection, .downwards, until: Cell(id: "Photo 8", parent: collection), is: .exists, .visible)
      doNotSee(Cell(id: "Photo 0", parent: collection))
    }
  }
}
