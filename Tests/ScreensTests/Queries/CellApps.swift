import HeadlessUI
import Screens

// The apps for tests of cells by position.
extension AppUnderTest {
  @MainActor static var library: AppUnderTest { AppUnderTest(name: "Mail") { LibraryView() } }
  @MainActor static var growingLibrary: AppUnderTest { AppUnderTest(name: "Mail") { LibraryView(seconds: 2) } }
  @MainActor static var gappyLibrary: AppUnderTest { AppUnderTest(name: "Mail") { LibraryView(hasGap: true) } }
  @MainActor static var album: AppUnderTest { AppUnderTest(name: "Mail") { AlbumView() } }
}
