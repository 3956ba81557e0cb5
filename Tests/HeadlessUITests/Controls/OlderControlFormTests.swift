import ScreenModel
import XCTest

@testable import HeadlessUI

/// The former argument order of sliders and steppers, and buttons without a label.
final class OlderControlFormTests: DeviceTestCase {
  private struct Controls: View {
    @State private var amount = 0.5
    @State private var count = 1
    @State private var note = ""

    var body: some View {
      VStack {
        Text("\(count) \(note)")
        Slider(value: $amount, in: 0...1, step: 0.25, onEditingChanged: { note = $0 ? "begun" : "ended" }, minimumValueLabel: Text("less"), maximumValueLabel: Text("more")) {
          Text("Amount")
        }
        Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("Count") }
      }
    }
  }

  func test_theLabelsOfASliderStandAtItsEnds() {
    show { Controls() }
    XCTAssertEqual(properties(.slider, "Amount")?.value, "50%")
    XCTAssertLessThan(frame(.staticText, "less").maxX, frame(.staticText, "more").minX)
  }

  func test_aStepperRunsItsActions() {
    show { Controls() }
    tap(.button, "Increment")
    XCTAssertTrue(exists(.staticText, "2 "))
    XCTAssertEqual(isEnabled(.button, "Decrement"), false)
  }

  func test_aButtonWithARoleAloneHasTheLabelOfTheRole() {
    show {
      Button(role: .cancel) {}
      Button(role: .close) {}
      Button(role: .confirm) {}
      Button(role: .destructive) {}
    }
    XCTAssertEqual(labels(.button), ["Cancel", "Close", "Done", "Delete"])
  }
}
