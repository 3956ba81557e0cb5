import HeadlessUI
import Screens

// The apps for tests of layout.
extension AppUnderTest {
  @MainActor static var photoPage: AppUnderTest { AppUnderTest(name: "Photos") { PhotoPageView() } }
  @MainActor static var sideBySide: AppUnderTest { AppUnderTest(name: "Photos") { SideBySideView() } }
}
