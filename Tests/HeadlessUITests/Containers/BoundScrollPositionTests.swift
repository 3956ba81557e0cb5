import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// `ScrollPosition` and its binding to a scroll view.
final class BoundScrollPositionTests: DeviceTestCase {
  private struct Rows: View {
    @State var position: ScrollPosition
    var axes = Axis.Set.vertical

    var body: some View {
      Text("At \(position.viewID(type: Int.self).map(String.init) ?? "none"), by \(position.isPositionedByUser ? "user" : "app"), edge \(position.edge.map { "\($0)" } ?? "none")")
      HStack {
        Button("Bottom") { position.scrollTo(edge: .bottom) }
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Fifty") { position.scrollTo(id: 50, anchor: .top) }
        Button("Point") { position.scrollTo(y: 100) }
      }
      ScrollView(axes) {
        LazyVStack(spacing: 0) { ForEach(1..<101, id: \.self) { Text("Row \($0)").frame(height: 50) } }.scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  private func isVisible(_ text: String) -> Bool { find(.staticText, text).map { device.tree.visibleFraction(of: $0) > 0.99 } ?? false }

  private var offset: CGFloat? { find(.scrollView).flatMap { device.tree[$0].details.scrolling?.contentOffset.y } }

  func test_theContentIsScrolledToAnEdge() {
    show { Rows(position: ScrollPosition(idType: Int.self)) }
    XCTAssertEqual(texts.first, "At none, by app, edge none")
    tap(.button, "Bottom")
    XCTAssertTrue(isVisible("Row 100"))
    XCTAssertEqual(texts.first, "At none, by app, edge bottom")
    tap(.button, "Top")
    XCTAssertTrue(isVisible("Row 1"))
  }

  func test_theContentIsScrolledToAViewAndToAPoint() {
    show { Rows(position: ScrollPosition(idType: Int.self)) }
    tap(.button, "Fifty")
    XCTAssertEqual(offset, 49 * 50)
    XCTAssertEqual(texts.first, "At 50, by app, edge none")
    tap(.button, "Point")
    XCTAssertEqual(offset, 100)
  }

  func test_aPositionCanBeginAtAnEdgeOrAView() {
    show { Rows(position: ScrollPosition(edge: .bottom)) }
    XCTAssertTrue(isVisible("Row 100"))
    show { Rows(position: ScrollPosition(id: 30, anchor: .bottom)) }
    XCTAssertTrue(isVisible("Row 30"))
    XCTAssertFalse(isVisible("Row 31"))
  }

  func test_thePositionFollowsTheUser() {
    show { Rows(position: ScrollPosition(idType: Int.self)) }
    tap(.button, "Top")
    drag(.scrollView, from: CGPoint(x: 0.5, y: 0.9), by: 0, -220)
    XCTAssertEqual(texts.first, "At 5, by user, edge none")
    tap(.button, "Top")
    XCTAssertEqual(texts.first, "At none, by app, edge top")
    XCTAssertTrue(isVisible("Row 1"))
  }

  func test_aPositionOfAnotherTypeFollowsNoView() {
    show { Rows(position: ScrollPosition(idType: String.self)) }
    drag(.scrollView, from: CGPoint(x: 0.5, y: 0.9), by: 0, -220)
    XCTAssertEqual(texts.first, "At none, by user, edge none")
  }
}
