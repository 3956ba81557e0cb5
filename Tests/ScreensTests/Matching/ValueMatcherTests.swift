import ScenarioKit
import Screens
import XCTest

/// Tests for matchers of control values: E31, E36 to E40, E47 and E49.
@preconcurrency @MainActor
final class ValueMatcherTests: MatcherTestCase {
  func test_E31_theProgressMeetsAClaim() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.progress(.equal(0.25))), ["Progress"])
      XCTAssertEqual(self.names(.progress(.greater(than: 0.25))), [])
      XCTAssertEqual(self.names(.progress(.anything)), ["Progress"], "nothing else has a progress")
    }
  }

  func test_E36_theContentOffsetIsEqual() {
    passes(.rows) { user in
      XCTAssertEqual(self.names(.contentOffset(.zero)), ["Rows"])
      ScrollView(id: "Rows").scroll(.from(CGVector(dx: 0.5, dy: 0.75), to: CGVector(dx: 0.5, dy: 0.25)))
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: 0, y: 200))), ["Rows"])
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: 0, y: 200.002))), [], "within 0.001 points")
      XCTAssertEqual(self.names(.contentOffset(.zero)), [])
    }
  }

  func test_theContentBeginsBelowItsMarginAndScrollsThroughIt() {
    passes(.margins) { user in
      let rows = ScrollView(id: "Rows")
      XCTAssertEqual(rows.snapshot?.contentInsets, ElementDetails.Insets(top: 50, bottom: 50))
      XCTAssertEqual(rows.snapshot?.contentSize?.height, 2_000)
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: 0, y: -50))), ["Rows"])
      XCTAssertEqual(Label(id: "Row 0").frameInScreen.midY, rows.frameInScreen.minY + 100, accuracy: 1)
      XCTAssertEqual(self.names(.type(.scrollView) && .isScrolled(to: .top)), ["Rows"])
      user.perform(.scroll(.down, by: 60), on: rows)
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: 0, y: 10))), ["Rows"])
      XCTAssertEqual(self.names(.type(.scrollView) && .isScrolled(to: .top)), [])
      user.perform(.scroll(to: .bottom), on: rows)
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: 0, y: 1_650))), ["Rows"])
      XCTAssertEqual(Label(id: "Row 19").frameInScreen.midY, rows.frameInScreen.maxY - 100, accuracy: 1)
      user.perform(.scroll(to: .top), on: rows)
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: 0, y: -50))), ["Rows"])
      user.tap(Button(id: "Widen"))
      XCTAssertEqual(rows.snapshot?.contentInsets, ElementDetails.Insets(top: 50, left: 20, bottom: 50, right: 20))
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: -20, y: -50)) && .isScrolled(to: .left) && .isScrolled(to: .right)), ["Rows"])
    }
  }

  func test_aListHasMarginsToo() {
    passes(.margins) { user in
      let lines = Table(id: "Lines")
      XCTAssertEqual(lines.snapshot?.contentInsets, ElementDetails.Insets(top: 30, left: 10))
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: -10, y: -30)) && .isScrolled(to: .top)), ["Lines"])
      XCTAssertEqual(Cell(index: 0, parent: lines).frameInScreen.minY, lines.frameInScreen.minY + 30)
      XCTAssertEqual(Cell(index: 0, parent: lines).frameInScreen.minX, lines.frameInScreen.minX + 10)
      user.perform(.scroll(to: .bottom), on: lines)
      XCTAssertEqual(self.names(.type(.table) && .isScrolled(to: .bottom)), ["Lines"])
      user.perform(.scroll(to: .top), on: lines)
      XCTAssertEqual(self.names(.contentOffset(CGPoint(x: -10, y: -30))), ["Lines"])
    }
  }

  func test_E37_theValueOfASliderIsItsOwnNumber() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.sliderValue(3)), ["Volume"], "and not the position, which is 0.3")
      XCTAssertEqual(self.names(.sliderValue(.close(to: 3.2, within: 0.25))), ["Volume"])
      XCTAssertEqual(self.names(.sliderValue(.close(to: 3.3, within: 0.25))), [])
      XCTAssertEqual(self.names(.sliderValue(2)), [], "a stepper is no slider")
      XCTAssertEqual(Slider(id: "Volume").snapshot?.range, 0...10)
    }
  }

  func test_theValueOfAnotherKindOfControlDoesNotMatchAGivenElement() {
    passes(.writing) { _ in
      let (slider, stepper) = (Slider(id: "Volume"), Stepper(id: "Copies"))
      XCTAssertTrue(slider.matches(.sliderValue(3)))
      XCTAssertFalse(slider.matches(.stepperValue(3)))
      XCTAssertFalse(slider.matches(.progress(0.3)))
      XCTAssertTrue(stepper.matches(.stepperValue(2)))
      XCTAssertFalse(stepper.matches(.sliderValue(2)))
    }
    let capture = FailureCapture(.writing) { _ in select(Slider(id: "Volume")).assert(.stepperValue(3)) }
    let message = capture.messages.first ?? ""
    let start = "Expected Slider “Volume” to have the stepper value 3, but it does not have the stepper value 3: it is a Slider and has no stepper value."
    XCTAssertTrue(message.hasPrefix(start), message)
  }

  func test_E38_theValueOfAStepper() {
    passes(.writing) { user in
      XCTAssertEqual(self.names(.stepperValue(2)), ["Copies"])
      user.tap(Stepper(id: "Copies").incrementButton)
      XCTAssertEqual(self.names(.stepperValue(2)), [])
      XCTAssertEqual(self.names(.stepperValue(3)), ["Copies"])
      XCTAssertEqual(Stepper(id: "Copies").snapshot?.range, 0...5)
    }
  }

  func test_E39_theRowOfAColumn() {
    passes(.picking) { _ in
      XCTAssertEqual(self.names(.pickerColumn(0, is: "Pear")), ["Fruit"])
      XCTAssertEqual(self.names(.pickerColumn(0, is: "Apple")), [])
      XCTAssertEqual(self.names(.pickerColumn(1, is: "Pear")), [])
      XCTAssertEqual(self.names(.pickerColumn(-1, is: "Pear")), [])
      XCTAssertEqual(self.names(.pickerColumn(1, is: .hasPrefix("9"))), ["When"])
    }
  }

  func test_E40_theDateIsExact() {
    passes(.picking) { _ in
      XCTAssertEqual(self.names(.date(Date(timeIntervalSince1970: 1_515_490_860))), ["When"])
      XCTAssertEqual(self.names(.date(Date(timeIntervalSince1970: 1_515_490_861))), [], "a second later")
      XCTAssertEqual(self.names(.date(.less(than: Date(timeIntervalSince1970: 1_515_490_861)))), ["When"])
    }
  }

  func test_E47_theContentIsScrolledToAnEdge() {
    passes(.rows) { user in
      XCTAssertEqual(self.names(.isScrolled(to: .top)), ["Rows"])
      XCTAssertEqual(self.names(.isScrolled(to: .bottom)), [])
      for _ in 0..<8 { ScrollView(id: "Rows").scroll(.from(CGVector(dx: 0.5, dy: 0.75), to: CGVector(dx: 0.5, dy: 0.25))) }
      XCTAssertEqual(self.names(.isScrolled(to: .bottom)), ["Rows"])
      XCTAssertEqual(self.names(.isScrolled(to: .top)), [])
      XCTAssertEqual(self.names(.isScrolled(to: .left)), ["Rows"], "it does not scroll that way")
    }
  }

  func test_E49_valuesAreComparedInFiveWays() {
    passes(.writing) { _ in
      XCTAssertEqual(self.names(.sliderValue(.equal(3))), ["Volume"])
      XCTAssertEqual(self.names(.sliderValue(.close(to: 2.75, within: 0.25))), ["Volume"])
      XCTAssertEqual(self.names(.sliderValue(.close(to: 2.5, within: 0.25))), [])
      XCTAssertEqual(self.names(.sliderValue(.less(than: 3))), [], "less, not equal")
      XCTAssertEqual(self.names(.sliderValue(.less(than: 3.1))), ["Volume"])
      XCTAssertEqual(self.names(.sliderValue(.greater(than: 3))), [], "greater, not equal")
      XCTAssertEqual(self.names(.sliderValue(.greater(than: 2.9))), ["Volume"])
      XCTAssertEqual(self.names(.sliderValue(.anything)), ["Volume"])
      XCTAssertEqual(self.names(.sliderValue(.not(.anything))), [])
    }
  }
}
