import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Tests that pictures show effects on views: opacity and others.
final class EffectLookTests: LookTestCase {
  func test_allThatIsDrawnHasItsOpacity() throws {
    show {
      VStack {
        VStack {
          Text("Faded")
          Text("Faint").opacity(0.5)
          Image("photo")
          Image(systemName: "star").accessibilityHidden(true)
          Divider()
          Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
          Color.blue
          Circle()
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          Button("Send", systemImage: "paperplane") {}.background(.yellow)
        }.opacity(0.5)
        Text("Clear")
      }
    }
    XCTAssertEqual(try ["Faded", "Faint", "Clear"].map { try look(.staticText, $0).opacity }, [0.5, 0.25, 1])
    XCTAssertEqual(try look(.image, "photo").opacity, 0.5)
    let marks = try XCTUnwrap(device.tree.look?()).elements.values.flatMap { $0.under + $0.over }.flatMap(\.marks)
    XCTAssertEqual(marks.count, 9)
    XCTAssertEqual(Set(marks.map(\.opacity)), [0.5])
  }

  func test_aShadowIsBehindShapesAndBackgrounds() throws {
    show {
      VStack {
        Circle().fill(.blue).frame(width: 40, height: 40).shadow(radius: 3)
        HStack {
          Color.green.frame(width: 20, height: 20)
          Text("Card")
        }
        .background(.yellow).cornerRadius(8).shadow(color: .red, radius: 5, x: 1, y: 2)
        Color.purple
      }
    }
    let drawings = try XCTUnwrap(device.tree.look?()).elements.values.flatMap { $0.under + $0.over }
    func shadow(_ color: String) throws -> ScreenDrawing.Shadow? { try XCTUnwrap(drawings.first { $0.marks.first?.color == color }, color).shadow }
    XCTAssertEqual(try XCTUnwrap(shadow("#007AFF")).paint.opacity, 0.33, accuracy: 0.001)
    XCTAssertEqual(try shadow("#FFCC00"), ScreenDrawing.Shadow(Paint(hex: "#FF3B30"), radius: 5, x: 1, y: 2))
    XCTAssertNil(try shadow("#34C759"))
    XCTAssertNil(try shadow("#AF52DE"))
  }

  func test_aNegativeRadiusOfAShadowIsNone() throws {
    show { Circle().fill(.blue).frame(width: 40, height: 40).shadow(radius: -5, x: 10) }
    let drawings = try XCTUnwrap(device.tree.look?()).elements.values.flatMap { $0.under + $0.over }
    let shadow = try XCTUnwrap(drawings.compactMap(\.shadow).first)
    XCTAssertEqual([shadow.radius, shadow.offset.x], [0, 10])
  }

  func test_aScaledListIsNotCutToItsOldFrame() throws {
    show { List { Text("Row") }.frame(width: 100, height: 100).scaleEffect(2) }
    // The list is 100 × 100 points in the middle of the safe area, and twice as large in the picture.
    XCTAssertTrue(drawing.contains("<svg x=\"95\" y=\"328\" width=\"200\" height=\"200\""), drawing)
  }

  func test_aViewWithoutADrawingLeavesNoEmptyGroup() {
    show {
      VStack { Color.clear.frame(width: 40, height: 40) }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("Stack")
        .rotationEffect(.degrees(30))
    }
    XCTAssertEqual(try look(.other, "").transform.count, 6)
    XCTAssertFalse(drawing.contains(/<g[^>]*><\/g>/), drawing)
  }

  /// Returns a point of the screen after a transform, rounded to thousandths.
  private func point(_ x: CGFloat, _ y: CGFloat, _ transform: [CGFloat]) -> [CGFloat] {
    if transform.count != 6 { return [] }
    return [transform[0] * x + transform[2] * y + transform[4], transform[1] * x + transform[3] * y + transform[5]].map { ($0 * 1000).rounded() / 1000 }
  }

  func test_rotatedAndScaledViewsKeepTheirFramesAndAreDrawnWithTheirTransform() throws {
    show {
      VStack {
        Text("Plain")
        Text("Turned").rotationEffect(.degrees(90))
        Text("Scaled").scaleEffect(2, anchor: .topLeading)
        Text("Both").scaleEffect(x: 1, y: 3).rotationEffect(.degrees(90))
        HStack { Text("Inside") }.background(.yellow).rotationEffect(.degrees(180))
      }
    }
    func corner(_ label: String) throws -> (frame: CGRect, drawn: [CGFloat]) {
      let frame = device.tree.frame(of: try element(.staticText, label))
      return (frame, point(frame.minX, frame.minY, try look(.staticText, label).transform))
    }
    XCTAssertEqual(try corner("Plain").drawn, [])
    let turned = try corner("Turned")
    XCTAssertEqual(turned.drawn, [turned.frame.midX + turned.frame.height / 2, turned.frame.midY - turned.frame.width / 2])
    let scaled = try corner("Scaled")
    XCTAssertEqual(scaled.drawn, [scaled.frame.minX, scaled.frame.minY])
    XCTAssertEqual(point(scaled.frame.maxX, scaled.frame.minY, try look(.staticText, "Scaled").transform), [scaled.frame.minX + 2 * scaled.frame.width, scaled.frame.minY])
    let both = try corner("Both")
    XCTAssertEqual(both.drawn, [both.frame.midX + 1.5 * both.frame.height, both.frame.midY - both.frame.width / 2])
    let inside = try corner("Inside")
    XCTAssertEqual(inside.drawn, [inside.frame.maxX, inside.frame.maxY])
    let background = try XCTUnwrap(device.tree.look?().elements.values.flatMap { $0.under + $0.over }.first { $0.marks.first?.color == "#FFCC00" })
    XCTAssertEqual(background.transform, try look(.staticText, "Inside").transform)
  }
}
