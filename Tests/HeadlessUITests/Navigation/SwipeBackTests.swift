import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class SwipeBackTests: DeviceTestCase {
  private struct Pages: View {
    var hidesBackButton = false

    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("Page").navigationTitle("Page").navigationBarBackButtonHidden(hidesBackButton) }
      }
    }
  }

  private var isOnPage: Bool { exists(.staticText, "Page") && !exists(.button, "Open") }

  func test_aDragFromTheLeadingEdgeGoesBack() {
    show { Pages() }
    tap(.button, "Open")
    XCTAssertTrue(isOnPage)
    device.drag(from: point(2, 400), to: point(300, 400))
    XCTAssertFalse(isOnPage)
    XCTAssertTrue(exists(.button, "Open"))
    device.drag(from: point(2, 400), to: point(300, 400))
    XCTAssertTrue(exists(.button, "Open"))
  }

  func test_aDragFromElsewhereOrAShortOneDoesNot() {
    show { Pages() }
    tap(.button, "Open")
    device.drag(from: point(60, 400), to: point(380, 400))
    XCTAssertTrue(isOnPage)
    touch(swipe(point(2, 400), point(102, 400), over: 2))
    XCTAssertTrue(isOnPage)
    touch(swipe(point(2, 400), point(102, 400), over: 0.1))
    XCTAssertFalse(isOnPage)
  }

  func test_thereIsNoneWithoutABackButton() {
    show { Pages(hidesBackButton: true) }
    tap(.button, "Open")
    device.drag(from: point(2, 400), to: point(300, 400))
    XCTAssertTrue(isOnPage)
  }

  func test_itBeginsAtTheRightWhereTheDirectionIsRightToLeft() {
    show { Pages().environment(\.layoutDirection, .rightToLeft) }
    tap(.button, "Open")
    device.drag(from: point(2, 400), to: point(300, 400))
    XCTAssertTrue(isOnPage)
    device.drag(from: point(388, 400), to: point(90, 400))
    XCTAssertFalse(isOnPage)
  }
}
