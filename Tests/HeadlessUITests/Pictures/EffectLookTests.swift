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
}
