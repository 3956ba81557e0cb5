import TABTestKit

private struct TouchesScreen: Screen {
  let trait = Header(id: "Touches")
  let count = Label(id: "CountLabel")
  let lateButton = Button(id: "Late")
  let box = View(id: "FirstBox")

  var buttonInTheBox: Button { Button(id: "OK", parent: box) }
}
private let touchesScreen = TouchesScreen()

private struct FeedScreen: ScrollableScreen {
  let trait = Table(id: "FeedTable")
}
private let feedScreen = FeedScreen()

private struct LateScreen: Screen {
  let trait = Button(id: "Late")
}

/// A screen that's identified by an element of a bare screen.
private struct ThatScreen: Screen {
  let trait: View
}

/// Tests for screens: T15 to T20.
final class ScreenTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  /// Screens that were created before a device existed.
  private static var early: [TouchesScreen] = []

  nonisolated override class func setUp() {
    super.setUp()
    MainActor.assumeIsolated {
      XCTAssertNil(HeadlessDriver.now)
      early = [TouchesScreen()]
    }
  }

  func test_T15_aScreenIsAwaitedByItsTrait() {
    touchesScreen.await()
    XCTAssertEqual(seconds, 0)
    tap(Button(id: "Wait for it"))
    LateScreen().await()
    XCTAssertEqual(seconds, 3)
    XCTAssertEqual(kinds { LateScreen().await() }, ["state.notReached"])
  }

  func test_T15_theTraitMustExistAndBeHittableAndVisible() {
    let screen = ThatScreen(trait: View(id: "That"))
    let there = kinds(in: BareScreen.app) {
      BareScreen.add(.other, id: "That")
      screen.await()
    }
    XCTAssertEqual(there, [])
    let absent = failures(in: BareScreen.app) { screen.await() }
    XCTAssertEqual(absent.first?.message.contains("actual:   does not exist"), true, absent.first?.message ?? "")
    let covered = failures(in: BareScreen.app) {
      BareScreen.add(.other, id: "That")
      BareScreen.cover()
      screen.await()
    }
    XCTAssertEqual(covered.first?.message.contains("is not hittable"), true, covered.first?.message ?? "")
    // The element can be touched, but it's outside of its parent's frame.
    let outside = failures(in: BareScreen.app) {
      let box = BareScreen.add(.other, id: "Box", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      BareScreen.add(.other, id: "That", at: CGRect(x: 100, y: 0, width: 100, height: 100), into: box)
      let screen = ThatScreen(trait: View(id: "That", parent: View(id: "Box")))
      XCTAssertTrue(screen.trait.determine(.hittable))
      screen.await()
    }
    XCTAssertEqual(outside.first?.message.contains("is not visible"), true, outside.first?.message ?? "")
  }

  func test_T16_aScrollableScreenScrollsItsTrait() {
    var distances: [CGFloat] = []
    for scroll in [{ feedScreen.scroll(.downwards) }, { feedScreen.trait.scroll(.downwards) }, { feedScreen.scroll(.from(.bottomThird, to: .topThird)) }] {
      let failed = kinds(in: Gallery.tabs) {
        let post = Cell(id: "Post 8", parent: feedScreen.trait)
        let start = post.frameInScreen.minY
        scroll()
        distances.append(start - post.frameInScreen.minY)
      }
      XCTAssertEqual(failed, [])
    }
    XCTAssertGreaterThan(distances[0], 0)
    XCTAssertEqual(distances[0], distances[1])
    XCTAssertGreaterThan(distances[2], distances[0])
    XCTAssertEqual(kinds { feedScreen.scroll(.downwards) }, ["state.notReached"])
  }

  func test_T17_theRootOfTheSettings() {
    SystemPreferences().activate()
    systemPreferencesRootScreen.await()
    XCTAssertEqual(systemPreferencesRootScreen.trait.value, "Settings")
    XCTAssertTrue(systemPreferencesRootScreen.trait.parent is SystemPreferences)
    XCTAssertEqual(systemPreferencesRootScreen.generalCell.id, "General")
    XCTAssertTrue(systemPreferencesRootScreen.generalCell.determine(.hittable))
  }

  func test_T18_theGeneralSettings() {
    SystemPreferences().activate()
    systemPreferencesRootScreen.generalCell.tap()
    systemPreferencesGeneralScreen.await()
    XCTAssertEqual(systemPreferencesGeneralScreen.trait.value, "General")
    XCTAssertEqual(systemPreferencesGeneralScreen.resetCell.id, "Reset")
    XCTAssertTrue(systemPreferencesGeneralScreen.resetCell.determine(.hittable))
  }

  func test_T19_theResetSettings() {
    SystemPreferences().activate()
    systemPreferencesRootScreen.generalCell.tap()
    systemPreferencesGeneralScreen.resetCell.tap()
    systemPreferencesResetScreen.await()
    XCTAssertEqual(systemPreferencesResetScreen.trait.value, "Reset")
    XCTAssertEqual(systemPreferencesResetScreen.resetCell.id, "Reset Location & Privacy")
    systemPreferencesResetScreen.resetCell.tap()
    let sheet = systemPreferencesResetScreen.confirmResetSheet
    see(sheet)
    XCTAssertEqual(sheet.id, "This will reset your location and privacy settings to factory defaults.")
    sheet.actionButton(withID: "Reset Warnings").tap()
    doNotSee(sheet)
  }

  func test_T20_screensAreDescriptionsThatLookNothingUp() throws {
    let early = try XCTUnwrap(Self.early.first)
    XCTAssertFalse(early.lateButton.determine(.exists, timeout: 0))
    tap(Button(id: "Wait for it"))
    see(early.lateButton)
    // The same value refers to the device and app of the test that uses it.
    tap(early.buttonInTheBox)
    XCTAssertEqual(early.count.value, "10 taps, 0 double taps, 0 presses")
    XCTAssertEqual(kinds { XCTAssertEqual(early.count.value, "0 taps, 0 double taps, 0 presses") }, [])
    XCTAssertEqual(kinds(in: Gallery.tabs) { _ = (early.buttonInTheBox, TouchesScreen()) }, [])
    XCTAssertEqual(kinds(in: Gallery.tabs) { tap(early.buttonInTheBox) }, ["state.notReached"])
  }
}
