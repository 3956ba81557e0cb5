import XCTest

@testable import HeadlessUI

/// Scrollable content extends under bars and to the edges of the screen, with insets.
///
/// From a public dump: `CollectionView, {{0.0, 0.0}, {375.0, 812.0}}` below a navigation bar at 50, with its first cell at the bar's lower edge.
final class ReachTests: DeviceTestCase {
  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack { List(0..<100, id: \.self) { Text("Row \($0)") }.listStyle(.plain).navigationTitle("Rows").navigationBarTitleDisplayMode(.inline) }
          .tabItem { Label("Rows", systemImage: "list.bullet") }
        Text("Other").tabItem { Label("Other", systemImage: "star") }
      }
    }
  }

  func test_aListIsAsHighAsTheScreen() {
    show { Tabs() }
    XCTAssertEqual(frame(.table), CGRect(x: 0, y: 0, width: 390, height: 844))
    XCTAssertEqual(frame(.cell).minY, 91)
    let list = find(.table).flatMap { device.tree.snapshot(of: $0) }
    XCTAssertEqual(list?.contentInsets, .init(top: 91, bottom: 83))
    XCTAssertEqual(list?.contentOffset, CGPoint(x: 0, y: -91))
    XCTAssertEqual(frame(.tabBar), CGRect(x: 0, y: 761, width: 390, height: 83), "the bar goes on under the home indicator")
  }

  func test_whatLiesUnderABarExistsAndCannotBeTouched() throws {
    show { Tabs() }
    scrollDown(by: 66)
    let under = try XCTUnwrap(find(.cell, "Row 0"))
    XCTAssertEqual(device.tree.frame(of: under).maxY, 69)
    XCTAssertTrue(device.tree.visibleRect(of: under).isNull)
    XCTAssertEqual(device.tree.visibleRect(of: try XCTUnwrap(find(.cell, "Row 1"))), CGRect(x: 0, y: 91, width: 390, height: 22))
    XCTAssertEqual(device.tree.hitTest(CGPoint(x: 195, y: 60)), find(.staticText, "Rows"))
    XCTAssertEqual(device.tree.hitTest(CGPoint(x: 195, y: 800)), find(.tabBar))
  }

  func test_theEndOfTheContentIsAboveTheTabBar() {
    show { Tabs() }
    for _ in 0..<20 { scrollDown(by: 600) }
    XCTAssertEqual(labels(.cell).last, "Row 99")
    XCTAssertEqual(device.tree.all(.init(scope: application, type: .cell)).map { device.tree.frame(of: $0).maxY }.max(), 761)
  }

  func test_aScrollViewReachesAlongItsAxisWhereItTouchesTheEdges() {
    show { ScrollView { Text("Top").frame(height: 2_000) } }
    XCTAssertEqual(frame(.scrollView), CGRect(x: 0, y: 0, width: 390, height: 844))
    show { ScrollView(.horizontal) { Text("Wide").frame(width: 2_000, height: 700) }.frame(maxHeight: .infinity) }
    XCTAssertEqual(frame(.scrollView).minX, 0)
    XCTAssertGreaterThanOrEqual(frame(.scrollView).minY, 47)
    show { ScrollView { Text("Top").frame(height: 2_000) }.padding(1) }
    XCTAssertEqual(frame(.scrollView), CGRect(x: 1, y: 48, width: 388, height: 761))
  }

  func test_aScrollViewInAnotherReachesNowhere() {
    show { ScrollView { ScrollView(.horizontal) { Text("Wide").frame(width: 2_000, height: 50) } } }
    XCTAssertEqual(frame(.scrollView, at: 1), CGRect(x: 0, y: 47, width: 390, height: 50))
  }

  // https://developer.apple.com/documentation/swiftui/geometryproxy/safeareainsets
  func test_aReaderOfGeometryIsToldOfBars() {
    show {
      NavigationStack {
        GeometryReader { proxy in Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))") }.navigationTitle("Title")
      }
    }
    XCTAssertEqual(texts.last, "143 34")
    show { ScrollView { GeometryReader { proxy in Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))") } } }
    XCTAssertEqual(texts, ["0 0"])
  }
}
