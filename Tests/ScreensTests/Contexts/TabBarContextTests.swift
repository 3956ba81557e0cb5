import Screens
import XCTest

/// Tests for the tabs of a tab bar.
final class TabBarContextTests: ScreensTestCase {
  func test_tabsAreCounted() {
    let device = TestDevice.empty()
    let bar = device.add(.tabBar)
    for tab in ["Feed", "Search", "Profile"] { device.add(.button, tab, in: bar) }
    passes(on: device) {
      numberOfTabs(in: TabBar(), is: 3)
      XCTAssertEqual(TabBar().numberOfTabs, 3)
    }
    XCTAssertEqual(
      message(on: device) { numberOfTabs(in: TabBar(), is: 4) },
      """
      Expected the number of tabs of TabBar to be 4, but the number of tabs is 3.

      expected: 4
      actual:   3

      Nothing was due or scheduled, so the wait of 10 seconds ended at once.

      Query:
        TabBar
        in App “NotInstagram”

      Found:
        1. TabBar
      """)
  }
}
