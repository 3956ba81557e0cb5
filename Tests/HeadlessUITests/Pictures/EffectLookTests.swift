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
}
