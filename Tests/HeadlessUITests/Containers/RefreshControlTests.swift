import ScreenModel
import XCTest

@testable import HeadlessUI

final class RefreshControlTests: DeviceTestCase {
  private struct Feed: View {
    @State private var refreshes = 0
    var body: some View {
      List {
        Text("Refreshed \(refreshes) times")
        ForEach(0..<50) { Text("Row \($0)") }
      }
      .refreshable {
        try? await Task.sleep(for: .seconds(2))
        refreshes += 1
      }
    }
  }

  private struct Page: View {
    @State private var refreshes = 0
    var body: some View {
      ScrollView { Text("Refreshed \(refreshes) times") }.refreshable { refreshes += 1 }
    }
  }

  func test_aPullAtTheTopRunsTheActionAndShowsThatItRuns() {
    show { Feed() }
    drag(.table, by: 0, 200)
    XCTAssertNotNil(find(.activityIndicator, "In progress"))
    XCTAssertNotNil(find(.staticText, "Refreshed 0 times"))
    XCTAssertEqual(device.wait(timeout: 10) { find(.staticText, "Refreshed 1 times") != nil }, .satisfied)
    device.settle()
    XCTAssertNil(find(.activityIndicator))
  }

  func test_aSecondPullWhileTheActionRunsDoesNothing() {
    show { Feed() }
    drag(.table, by: 0, 200)
    drag(.table, by: 0, 200)
    _ = device.wait(timeout: 10) { find(.staticText, "Refreshed 2 times") != nil }
    XCTAssertNotNil(find(.staticText, "Refreshed 1 times"))
  }

  func test_aShortPullDoesNotRefresh() {
    show { Feed() }
    drag(.table, by: 0, 100)
    XCTAssertNil(find(.activityIndicator))
  }

  func test_aDragThatEndsBelowTheTopDoesNotRefresh() {
    show { Feed() }
    drag(.table, by: 0, -400)
    drag(.table, by: 0, 400)
    XCTAssertNil(find(.activityIndicator))
  }

  func test_contentThatFitsCanBePulledToo() {
    show { Page() }
    drag(.scrollView, by: 0, 200)
    device.settle()
    XCTAssertNotNil(find(.staticText, "Refreshed 1 times"))
  }
}
