import HeadlessUI
import Screens

// The apps that the tests of cells by their place show.
extension AppUnderTest {
  @MainActor static var library: AppUnderTest { AppUnderTest(name: "Mail") { LibraryView() } }
  @MainActor static var growingLibrary: AppUnderTest { AppUnderTest(name: "Mail") { LibraryView(seconds: 2) } }
  @MainActor static var gappyLibrary: AppUnderTest { AppUnderTest(name: "Mail") { LibraryView(hasGap: true) } }
  @MainActor static var album: AppUnderTest { AppUnderTest(name: "Mail") { AlbumView() } }
}
