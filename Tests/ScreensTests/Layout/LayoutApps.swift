import HeadlessUI
import Screens

// The apps that the tests of layout show.
extension AppUnderTest {
  @MainActor static var photoPage: AppUnderTest { AppUnderTest(name: "Photos") { PhotoPageView() } }
  @MainActor static var sideBySide: AppUnderTest { AppUnderTest(name: "Photos") { SideBySideView() } }
}
