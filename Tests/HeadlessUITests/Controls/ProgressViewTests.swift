import Foundation
import XCTest

@testable import HeadlessUI

private struct Loading: View {
  @State private var done = 0.25

  var body: some View {
    VStack {
      ProgressView()
      ProgressView("Loading", value: done)
      ProgressView(value: 3.0, total: 4.0)
      Button("More") { done = 0.5 }
    }
  }
}

@preconcurrency @MainActor
final class ProgressViewTests: DeviceTestCase {
  func test_aShareThatIsNotANumberIsNoProgress() {
    let none = 0.0
    show { ProgressView("Loading", value: none / none) }
    XCTAssertEqual(find(.progressIndicator).flatMap { device.tree.value(of: $0) }, "0%")
  }

  func test_aShareBeyondTheEndIsTheEnd() {
    show { ProgressView("Loading", value: Double.infinity) }
    XCTAssertEqual(find(.progressIndicator).flatMap { device.tree.value(of: $0) }, "100%")
  }

  func test_progressIsAnIndicatorWithAValue() {
    show { Loading() }
    XCTAssertEqual(count(.activityIndicator), 1)
    XCTAssertEqual(device.tree.all(.init(scope: application, type: .progressIndicator)).map { device.tree.value(of: $0) }, ["25%", "75%"])
    tap(.button, "More")
    XCTAssertEqual(value(.progressIndicator, "50%"), "50%")
  }

  func test_theLabelIsAboveABarAndBelowASpinner() {
    show {
      ProgressView("Loading")
      ProgressView(value: 0.5) {
        Text("Uploading")
      } currentValueLabel: {
        Text("half")
      }
    }
    XCTAssertGreaterThan(frame(.staticText, "Loading").minY, find(.activityIndicator).map { device.tree.frame(of: $0).maxY } ?? .infinity)
    let bar = find(.progressIndicator).map { device.tree.frame(of: $0) } ?? .zero
    let (above, below) = (frame(.staticText, "Uploading"), frame(.staticText, "half"))
    XCTAssertLessThan(above.maxY, bar.minY + 0.1)
    XCTAssertGreaterThan(below.minY, bar.maxY - 0.1)
    XCTAssertEqual([above.minX, below.minX], [bar.minX, bar.minX])
  }
}
