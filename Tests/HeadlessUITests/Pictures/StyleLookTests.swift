import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Tests that pictures get the styles of controls.
final class StyleLookTests: LookTestCase {
  // The names are the other way around, because names of types don't matter.
  private struct PlainButtonStyle: PrimitiveButtonStyle, DrawnStyle {
    var drawnStyle: ElementLook.Style { .bordered }
  }

  private struct BorderedButtonStyle: PrimitiveButtonStyle, _StandardStyle {}

  func test_aStyleSaysHowItLooks() throws {
    show {
      VStack {
        Button("Bordered") {}.buttonStyle(PlainButtonStyle())
        Button("Automatic") {}.buttonStyle(BorderedButtonStyle())
        Button("Inside") {}.buttonStyle(.automatic).buttonStyle(.borderedProminent)
      }
    }
    XCTAssertEqual(try ["Bordered", "Automatic", "Inside"].map { try look(.button, $0).style }, [.bordered, .borderless, .borderless])
  }

  func test_stylesOfTogglesAndGauges() throws {
    show {
      VStack {
        Toggle("Automatic", isOn: .constant(true))
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        Gauge(value: 0.5) { Text("Capacity") }
        Gauge(value: 0.5) { Text("Linear") }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.5) { Text("Bar") }.gaugeStyle(.accessoryLinearCapacity)
        Gauge(value: 0.5) { Text("Open") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.5) { Text("Closed") }.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    XCTAssertEqual(try ["Automatic", "Switch", "Button"].map { try look(.switch, $0).style }, [.automatic, .automatic, .button])
    XCTAssertEqual(
      try ["Capacity", "Linear", "Bar", "Open", "Closed"].map { try look(.other, $0).style }, [.capacity, .linear, .capacity, .circular, .circularCapacity])
  }

  func test_aButtonWithAGlassStyleHasABorder() throws {
    show {
      VStack {
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
      }
    }
    XCTAssertEqual(try ["Glass", "Prominent"].map { try look(.button, $0).style }, [.bordered, .borderedProminent])
  }

  func test_aButtonWithABackgroundInARowKeepsIt() throws {
    show { List { Button("Save") {}.buttonStyle(.borderedProminent) } }
    let frame = device.tree.frame(of: try element(.button, "Save"))
    let background = try XCTUnwrap(drawing.firstMatch(of: /<rect x="([\d.]+)"[^>]* width="([\d.]+)"[^>]* fill="#007AFF"/), drawing)
    XCTAssertEqual(Double(background.1), frame.minX)
    XCTAssertEqual(Double(background.2), frame.width)
  }
}
