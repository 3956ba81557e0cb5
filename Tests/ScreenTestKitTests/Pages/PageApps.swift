import HeadlessUI
import Screens

// The apps for the examples of the pages.
extension AppUnderTest {
  @MainActor static var earlGreyPage: AppUnderTest { AppUnderTest(name: "Mail") { EarlGreyPageView() } }
  @MainActor static var robotPage: AppUnderTest { AppUnderTest(name: "Mail") { RobotPageView() } }
  @MainActor static var xcuiTestPage: AppUnderTest { AppUnderTest(name: "Mail") { XCUITestPageView() } }
}
