import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// An app's drawings are in the snapshots of the screen.
final class CanvasPictureTests: DeviceTestCase {
  private var drawing: String { device.tree.svgSnapshot(size: CGSize(width: 390, height: 844)) }

  private func draw(_ renderer: @escaping @MainActor @Sendable (inout GraphicsContext, CGSize) -> Void) {
    show { Canvas { context, size in renderer(&context, size) }.frame(width: 100, height: 50) }
  }

  func test_fillsAndLinesAreDrawnInTheirColors() {
    draw { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 10)), with: .color(.red))
      context.stroke(
        Path {
          $0.move(to: .zero); $0.addLine(to: CGPoint(x: 5, y: 6))
        }, with: .color(Color(red: 0, green: 0.5, blue: 1)), lineWidth: 3)
      context.opacity = 0.5
      context.fill(
        Path {
          $0.move(to: .zero); $0.addQuadCurve(to: CGPoint(x: 8, y: 8), control: CGPoint(x: 4, y: 0))
        }, with: .foreground, style: FillStyle(eoFill: true))
    }
    XCTAssertTrue(drawing.contains("<svg x=\"145\" y=\"403\" width=\"100\" height=\"50\" viewBox=\"0 0 100 50\">"), drawing)
    XCTAssertTrue(drawing.contains("<path d=\"M 0 0 L 100 0 L 100 10 L 0 10 Z\" fill=\"#FF3B30\"/>"), drawing)
    XCTAssertTrue(drawing.contains("<path d=\"M 0 0 L 5 6\" fill=\"none\" stroke=\"#0080FF\" stroke-width=\"3\"/>"), drawing)
    XCTAssertTrue(drawing.contains("<g opacity=\"0.5\"><path d=\"M 0 0 Q 4 0 8 8\" fill=\"#000000\" fill-rule=\"evenodd\"/></g>"), drawing)
  }

  func test_coordinatesThatAreChangedAreChangedInTheSnapshot() {
    draw { context, _ in
      context.translateBy(x: 10, y: 20)
      context.drawLayer { layer in
        layer.scaleBy(x: 2, y: 2)
        layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.blue))
      }
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 4)))
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.green))
    }
    XCTAssertTrue(drawing.contains("<g transform=\"matrix(2 0 0 2 10 20)\"><path d=\"M 0 0 L 1 0"), drawing)
    XCTAssertTrue(drawing.contains("<svg x=\"10\" y=\"20\" width=\"8\" height=\"4\" viewBox=\"10 20 8 4\">\n<g transform=\"matrix(1 0 0 1 10 20)\"><path d=\"M 0 0 L 9 0"), drawing)
  }

  func test_textsAndImagesAreDrawn() {
    draw { context, size in
      context.draw(Text("Hello <you>").font(.caption), at: CGPoint(x: 50, y: 25))
      var red = context.resolve(Text("Red"))
      red.shading = .color(.red)
      context.draw(red, in: CGRect(origin: .zero, size: size))
      context.draw(Image("photo"), at: .zero, anchor: .topLeading)
      var star = context.resolve(Image(systemName: "star"))
      star.shading = .color(.green)
      context.draw(star, at: CGPoint(x: 60, y: 10), anchor: .topLeading)
    }
    XCTAssertTrue(drawing.contains(">Hello &lt;you&gt;</text>"), drawing)
    XCTAssertTrue(drawing.contains("fill=\"#FF3B30\""), drawing)
    XCTAssertTrue(drawing.contains("<rect x=\"145\" y=\"403\" width=\"24\" height=\"24\" fill=\"#DDE3EA\"/>"), drawing)
    XCTAssertTrue(drawing.contains("#34C759"), drawing)
    XCTAssertFalse(exists(.staticText, "Red"))
  }

  func test_colorsAreThoseOfTheAppearance() {
    draw { context, _ in context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.primary)) }
    XCTAssertTrue(drawing.contains("Z\" fill=\"#000000\"/>"), drawing)
    device.perform(cause: "the test") { device.settings.isDark = true }
    XCTAssertTrue(drawing.contains("Z\" fill=\"#FFFFFF\"/>"), drawing)
  }

  func test_theDrawingLeavesWithItsView_andACopyOfTheTreeKeepsIt() {
    struct Switching: View {
      @State private var isDrawn = true
      var body: some View {
        Button("Switch") { isDrawn.toggle() }
        if isDrawn { Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }.accessibilityLabel("Area") }
      }
    }
    show { Switching() }
    let copy = device.tree.copy()
    XCTAssertTrue(drawing.contains("fill=\"#FF3B30\""))
    tap(.button, "Switch")
    XCTAssertFalse(drawing.contains("fill=\"#FF3B30\""))
    XCTAssertTrue(copy.svgSnapshot(size: CGSize(width: 390, height: 844)).contains("fill=\"#FF3B30\""))
  }

  func test_whatIsDrawnInASheetLiesOverThePageUnderIt() {
    show {
      Text("Page").sheet(isPresented: .constant(true)) { Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) } }
    }
    let drawing = drawing
    guard let page = drawing.range(of: ">Page</text>"), let sheet = drawing.range(of: "fill=\"#FF3B30\"") else { return XCTFail(drawing) }
    XCTAssertLessThan(page.lowerBound, sheet.lowerBound)
  }
}
