import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class SafeAreaInsetTests: DeviceTestCase {
  private struct Insets: View {
    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Text("top \(Int(insets.top)), leading \(Int(insets.leading)), bottom \(Int(insets.bottom)), trailing \(Int(insets.trailing))")
      }
    }
  }

  func test_aReaderIsToldOfTheRoomOfAnInset() {
    show { Insets().safeAreaInset(edge: .bottom) { Text("Bar").frame(height: 50) } }
    XCTAssertEqual(texts, ["top 47, leading 0, bottom 84, trailing 0", "Bar"])
  }

  func test_insetsAddUp() {
    show {
      Insets()
        .safeAreaInset(edge: .top) { Text("Inner").frame(height: 20) }
        .safeAreaInset(edge: .leading, spacing: 5) { Text("Side").frame(width: 40) }
        .safeAreaInset(edge: .top) { Text("Outer").frame(height: 30) }
    }
    XCTAssertTrue(texts.contains("top 97, leading 45, bottom 34, trailing 0"), picture)
  }

  func test_aReaderThatDoesNotReachTheEdgeHasNone() {
    show { Insets().frame(height: 100).padding(.top, 20).safeAreaInset(edge: .top) { Text("Bar").frame(height: 50) } }
    XCTAssertTrue(texts.contains("top 0, leading 0, bottom 0, trailing 0"), picture)
  }

  func test_theLeadingEdgeIsTheRightOneFromRightToLeft() {
    show { Insets().safeAreaInset(edge: .leading) { Text("Side").frame(width: 40) }.environment(\.layoutDirection, .rightToLeft) }
    XCTAssertTrue(texts.contains("top 47, leading 40, bottom 34, trailing 0"), picture)
  }
}
