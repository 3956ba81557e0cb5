import Foundation
import XCTest

@testable import HeadlessUI

/// Computed lengths that are zero, negative or not a number.
@preconcurrency @MainActor
final class UnusualLengthTests: DeviceTestCase {
  private struct Sized: View {
    @State private var size: CGFloat = 17
    @State private var text = "typed"
    let sizes: [CGFloat]

    var body: some View {
      VStack {
        ForEach(sizes.indices, id: \.self) { index in Button("Size \(index)") { size = sizes[index] } }
        Button("Ordinary") { size = 17 }
        Group {
          Text("some text")
          TextField("Field", text: $text)
          TextEditor(text: $text).frame(height: 60).accessibilityIdentifier("Editor")
        }
        .font(.system(size: size))
      }
    }
  }

  func test_aFontMayHaveAnySize() {
    let sizes: [CGFloat] = [0, -3, .nan, -.infinity, .leastNonzeroMagnitude]
    show { Sized(sizes: sizes) }
    let ordinary = frame(.staticText, "some text")
    for index in sizes.indices {
      tap(.button, "Ordinary")
      tap(.textView, "Editor")
      let editor = frame(.textView, "Editor")
      tap(.button, "Size \(index)")
      device.tap(at: CGPoint(x: editor.midX, y: editor.midY))
      device.typeText("a")
    }
    tap(.button, "Ordinary")
    XCTAssertEqual(frame(.staticText, "some text").size, ordinary.size)
    XCTAssertEqual(value(.textView, "Editor")?.count, "typed".count + sizes.count)
  }

  func test_aTextWithoutASizeTakesHardlyAnyRoom() {
    for size: CGFloat in [0, -1, .nan] {
      XCTAssertEqual(TextMetrics.size(of: "some text", font: .system(size: size), width: 100), CGSize(width: 1, height: 1), "\(size)")
    }
    XCTAssertTrue(TextMetrics.size(of: "some text", font: .system(size: .infinity), width: 100).height.isFinite)
  }

  func test_theGaugeOfAPartOfNothingIsEmpty() {
    show {
      Gauge(value: 0.0 / 0.0) { Text("Done") }
      Gauge(value: Double.infinity, in: 0...10) { Text("Over") }
      Gauge(value: 1, in: 0...Double.infinity) { Text("Far") }
      Gauge(value: Double.nan, in: 0...10) { Text("Unknown") }
    }
    XCTAssertEqual(["Done", "Over", "Far", "Unknown"].map { value(.other, $0) }, ["0%", "100%", "0%", "0%"])
  }
}
