import TABTestKit

private struct TouchesScreen: Screen {
  let trait = Header(id: "Touches")
  let lateButton = Button(id: "Late")
}
private let touchesScreen = TouchesScreen()

private struct FeedScreen: ScrollableScreen {
  let trait = Table(id: "FeedTable")
}
private let feedScreen = FeedScreen()

private struct LateScreen: Screen {
  let trait = Button(id: "Late")
}

/// Screens: T15 to T20.
final class ScreenTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  func test_T15_aScreenIsAwaitedByItsTrait() {
    touchesScreen.await()
    XCTAssertEqual(seconds, 0)
    tap(Button(id: "Wait for it"))
    LateScreen().await()
    XCTAssertEqual(seconds, 3)
    XCTAssertEqual(kinds { LateScreen().await() }, ["state.notReached"])
  }

  func test_T16_aScrollableScreenScrollsItsTrait() {
    XCTAssertEqual(
      kinds(in: Gallery.tabs) {
        let post = Cell(id: "Post 8", parent: feedScreen.trait)
        let start = post.frameInScreen.minY
        feedScreen.scroll(.downwards)
        XCTAssertLessThan(post.frameInScreen.minY, start)
      }, [])
  }

  func test_T17_theRootOfTheSettings() {
    SystemPreferences().activate()
    systemPreferencesRootScreen.await()
    XCTAssertEqual(systemPreferencesRootScreen.trait.value, "Settings")
    XCTAssertTrue(systemPreferencesRootScreen.generalCell.determine(.hittable))
  }

  func test_T18_theGeneralSettings() {
    SystemPreferences().activate()
    systemPreferencesRootScreen.generalCell.tap()
    systemPreferencesGeneralScreen.await()
    XCTAssertEqual(systemPreferencesGeneralScreen.trait.value, "General")
    XCTAssertTrue(systemPreferencesGeneralScreen.resetCell.determine(.hittable))
  }

  func test_T19_theResetSettings() {
    SystemPreferences().activate()
    systemPreferencesRootScreen.generalCell.tap()
    systemPreferencesGeneralScreen.resetCell.tap()
    systemPreferencesResetScreen.await()
    systemPreferencesResetScreen.resetCell.tap()
    let sheet = systemPreferencesResetScreen.confirmResetSheet
    see(sheet)
    XCTAssertEqual(sheet.id, "This will reset your location and privacy settings to factory defaults.")
    sheet.actionButton(withID: "Reset Warnings").tap()
    doNotSee(sheet)
  }

  func test_T20_screensAreDescriptionsThatLookNothingUp() {
    // Made before anything is launched, and on a device where no such screen ever was.
    let made = TouchesScreen()
    XCTAssertFalse(made.lateButton.determine(.exists, timeout: 0))
    tap(Button(id: "Wait for it"))
    see(made.lateButton)
  }
}
