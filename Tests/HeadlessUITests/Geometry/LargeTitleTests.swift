import XCTest

@testable import HeadlessUI

/// Large titles.
///
/// The tests cover the height of the bar, the positions of the title and the content, and the effect of scrolling.
///
/// The values are from public element dumps that ScreenMetrics cites: a bar has 44 points, or 96 with a large title.
final class LargeTitleTests: DeviceTestCase {
  private struct Pages: View {
    var mode: NavigationBarTitleDisplayMode?
    var rows = 40

    var body: some View {
      NavigationStack {
        let list = List(0..<rows, id: \.self) { row in NavigationLink("Row \(row)") { Text("Page \(row)").navigationTitle("Detail") } }
          .navigationTitle("Inbox")
        if let mode { list.navigationBarTitleDisplayMode(mode) } else { list }
      }
    }
  }

  private var bar: CGRect { frame(.navigationBar) }

  func test_theFirstPageHasALargeTitle() {
    show { Pages() }
    XCTAssertEqual(bar, CGRect(x: 0, y: 47, width: 390, height: 96))
    XCTAssertEqual(frame(.staticText, "Inbox").minX, 16)
    XCTAssertEqual(frame(.staticText, "Inbox").minY, 94.67, accuracy: 0.01)
    XCTAssertEqual(frame(.cell).minY, 143, "the content begins below the bar")
    XCTAssertEqual(properties(.staticText, "Inbox")?.traits.contains(.header), true)
  }

  func test_thePageDecidesOnItsMode() {
    show { Pages(mode: .inline) }
    XCTAssertEqual(bar, CGRect(x: 0, y: 47, width: 390, height: 44))
    XCTAssertEqual(frame(.staticText, "Inbox").midX, 195, accuracy: 1)
    XCTAssertEqual(frame(.staticText, "Inbox").midY, 69, accuracy: 1)
    XCTAssertEqual(frame(.cell).minY, 91)
    show { Pages(mode: .large) }
    XCTAssertEqual(bar.height, 96)
  }

  func test_theAutomaticModeIsThatOfThePageBefore() {
    show { Pages() }
    tap(.button, "Row 0")
    XCTAssertEqual(bar.height, 96, "the page before has a large title")
    XCTAssertTrue(exists(.staticText, "Detail"))
    show { Pages(mode: .inline) }
    tap(.button, "Row 0")
    XCTAssertEqual(bar.height, 44)
  }

  // https://developer.apple.com/documentation/swiftui/view/toolbartitledisplaymode(_:)
  func test_toolbarTitleDisplayModeDecidesToo() {
    show { NavigationStack { Text("Page").navigationTitle("Title").toolbarTitleDisplayMode(.inline) } }
    XCTAssertEqual(bar.height, 44)
    show { NavigationStack { Text("Page").navigationTitle("Title").toolbarTitleDisplayMode(.large) } }
    XCTAssertEqual(bar.height, 96)
    show { NavigationView { Text("Page").navigationBarTitle("Title", displayMode: .inline) } }
    XCTAssertEqual(bar.height, 44)
  }

  func test_aPageWithoutATitleHasNoRoomForOne() {
    show { NavigationStack { Text("Page") } }
    XCTAssertEqual(bar.height, 44)
  }

  func test_theTitleScrollsAwayWithTheContent() {
    show { Pages() }
    let rest = frame(.cell).minY
    scrollDown(by: 30)
    XCTAssertEqual(bar.height, 66)
    XCTAssertEqual(frame(.staticText, "Inbox").minY, 64.67, accuracy: 0.01)
    XCTAssertEqual(frame(.cell).minY, rest - 30)
    scrollDown(by: 300)
    XCTAssertEqual(bar, CGRect(x: 0, y: 47, width: 390, height: 44))
    XCTAssertEqual(frame(.staticText, "Inbox").midX, 195, accuracy: 1, "it is in the middle of the bar now")
    scrollUp(by: 600)
    XCTAssertEqual(bar.height, 96)
    XCTAssertEqual(frame(.staticText, "Inbox").minX, 16)
    XCTAssertEqual(frame(.cell).minY, rest)
  }

  func test_contentThatDoesNotReachTheBarLeavesTheTitleAlone() {
    show {
      NavigationStack {
        VStack {
          Text("Above")
          ScrollView { ForEach(0..<100) { Text("Row \($0)") } }
        }
        .navigationTitle("Title")
      }
    }
    let before = frame(.staticText, "Row 20").minY
    drag(.scrollView, by: 0, -200)
    XCTAssertEqual(frame(.staticText, "Row 20").minY, before - 200, "it has scrolled")
    XCTAssertEqual(bar.height, 96)
  }

  func test_anIPhoneOnItsSideHasNoRoomForLargeTitles() {
    show { Pages() }
    device.orientation = .landscapeLeft
    device.settle()
    XCTAssertEqual(bar.height, 32)
    XCTAssertEqual(frame(.staticText, "Inbox").midY, bar.midY, accuracy: 1)
  }

  func test_aTitleInASheetIsLargeToo() {
    show { Text("Below").sheet(isPresented: .constant(true)) { NavigationStack { List { Text("Row") }.navigationTitle("Sheet") } } }
    XCTAssertEqual(frame(.navigationBar, "Sheet"), CGRect(x: 0, y: 57, width: 390, height: 108))
    XCTAssertEqual(frame(.staticText, "Sheet").minY, 57 + 59 + 2 / 3, accuracy: 0.01)
    XCTAssertEqual(frame(.table), CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  // Since iOS 13, a bar in a sheet is 56 points high: issue 5730 of wix/react-native-navigation.
  func test_aBarInASheetIsHigher() {
    show { Text("Below").sheet(isPresented: .constant(true)) { NavigationStack { Text("Page").navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline) } } }
    XCTAssertEqual(frame(.navigationBar, "Sheet").height, 56)
    show { Text("Below").fullScreenCover(isPresented: .constant(true)) { NavigationStack { Text("Page").navigationTitle("Cover").navigationBarTitleDisplayMode(.inline) } } }
    XCTAssertEqual(frame(.navigationBar, "Cover").height, 44)
  }

  func test_contentOnItsSideLeavesTheBarAlone() throws {
    show { Pages() }
    tap(.cell, "Row 1")
    device.orientation = .landscapeLeft
    device.settle()
    tap(.button, "BackButton")
    device.drag(from: point(400, 300), to: point(400, 180))
    XCTAssertFalse(exists(.cell, "Row 0") && frame(.cell, "Row 0").minY >= bar.maxY, "it has scrolled")
    XCTAssertEqual(bar.height, 32)
    XCTAssertEqual(device.tree.visibleRect(of: try XCTUnwrap(find(.table))).minY, bar.maxY, accuracy: 0.5)
    XCTAssertEqual(device.hitTest(CGPoint(x: bar.midX, y: bar.midY)).map { device.tree.type(of: $0) }, .staticText, "the title")
  }

  func test_aRowIsMovedToTheBarThatIsLeft() throws {
    show {
      ScrollViewReader { proxy in
        NavigationStack {
          List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Inbox").toolbar { Button("Jump") { proxy.scrollTo(20, anchor: .top) } }
        }
      }
    }
    scrollDown(by: 300)
    XCTAssertEqual(bar.maxY, 91)
    tap(.button, "Jump")
    XCTAssertEqual(frame(.cell, "Row 20").minY, 91, accuracy: 0.5)
  }
}
