import ScreenModel
import XCTest

@testable import HeadlessUI

final class PagedTabViewTests: DeviceTestCase {
  private struct Introduction: View {
    var mode: PageTabViewStyle.IndexDisplayMode = .automatic
    @State private var page = 0
    @State private var log = ""
    var body: some View {
      VStack {
        Text("On \(page), \(log)")
        TabView(selection: $page) {
          Text("Welcome").tag(0).onDisappear { log += "left" }
          Text("Share").tag(1).onAppear { log += "shared" }
          Text("Enjoy").tag(2)
        }
        .tabViewStyle(.page(indexDisplayMode: mode))
        .accessibilityIdentifier("Introduction")
        Button("Skip") { page = 2 }
      }
    }
  }

  func test_onlyThePageThatIsShownExists() {
    show { Introduction() }
    XCTAssertNotNil(find(.staticText, "Welcome"))
    XCTAssertNil(find(.staticText, "Share"))
    XCTAssertEqual(count(.tabBar), 0)
    XCTAssertEqual(value(.pageIndicator, "Introduction"), "page 1 of 3")
  }

  func test_aDragTurnsThePage() {
    show { Introduction() }
    drag(.scrollView, "Introduction", by: -60, 0)
    XCTAssertNotNil(find(.staticText, "Share"))
    XCTAssertNil(find(.staticText, "Welcome"))
    XCTAssertEqual(value(.pageIndicator), "page 2 of 3")
    XCTAssertNotNil(find(.staticText, "On 1, sharedleft") ?? find(.staticText, "On 1, leftshared"))
    drag(.scrollView, "Introduction", by: 300, 0)
    XCTAssertEqual(value(.pageIndicator), "page 1 of 3")
  }

  func test_aShortDragAndOneDownwardsTurnNothing() {
    show { Introduction() }
    drag(.scrollView, "Introduction", by: -20, 0)
    drag(.scrollView, "Introduction", by: -100, 200)
    XCTAssertEqual(value(.pageIndicator), "page 1 of 3")
  }

  func test_thereIsNothingBeforeTheFirstPageAndAfterTheLast() {
    show { Introduction() }
    drag(.scrollView, "Introduction", by: 200, 0)
    XCTAssertEqual(value(.pageIndicator), "page 1 of 3")
    tap(.button, "Skip")
    drag(.scrollView, "Introduction", by: -200, 0)
    XCTAssertEqual(value(.pageIndicator), "page 3 of 3")
  }

  func test_thePageFollowsTheSelection() {
    show { Introduction() }
    tap(.button, "Skip")
    XCTAssertNotNil(find(.staticText, "Enjoy"))
    XCTAssertEqual(value(.pageIndicator), "page 3 of 3")
  }

  func test_aTapOnTheIndicatorTurnsThePage() {
    show { Introduction() }
    let frame = frame(.pageIndicator)
    device.tap(at: CGPoint(x: frame.midX + 40, y: frame.midY))
    XCTAssertEqual(value(.pageIndicator), "page 2 of 3")
    device.tap(at: CGPoint(x: frame.midX - 40, y: frame.midY))
    XCTAssertEqual(value(.pageIndicator), "page 1 of 3")
  }

  func test_theIndicatorCanBeLeftOut() {
    show { Introduction(mode: .never) }
    XCTAssertEqual(count(.pageIndicator), 0)
  }
}
