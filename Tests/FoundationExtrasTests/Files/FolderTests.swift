import Foundation
import FoundationExtras
import XCTest

/// Standard folders by name.
final class FolderTests: XCTestCase {
  func test_foldersAreThoseOfTheFileManager() throws {
    let folders: KeyValuePairs<FileManager.SearchPathDirectory, URL> = [
      .documentDirectory: .documentsDirectory, .cachesDirectory: .cachesDirectory, .applicationSupportDirectory: .applicationSupportDirectory,
      .downloadsDirectory: .downloadsDirectory, .moviesDirectory: .moviesDirectory,
    ]
    for (directory, url) in folders {
      XCTAssertEqual(url.path, FileManager.default.urls(for: directory, in: .userDomainMask).first?.path)
      XCTAssertTrue(url.hasDirectoryPath)
    }
    XCTAssertEqual(try URL(for: .documentDirectory, in: .userDomainMask).path, URL.documentsDirectory.path)
  }

  func test_foldersThatTheFileManagerDoesNotKnowAreInTheHomeFolder() {
    XCTAssertEqual(URL.libraryDirectory.path, URL.homeDirectory.path + "/Library")
  }

  func test_nobodyIsSignedInToICloud() {
    XCTAssertNil(FileManager.default.ubiquityIdentityToken)
    XCTAssertNil(FileManager.default.url(forUbiquityContainerIdentifier: nil))
  }

  func test_aFileMayBeAccessed() {
    XCTAssertTrue(URL(filePath: "/tmp/a").startAccessingSecurityScopedResource())
    XCTAssertFalse(URL(string: "https://example.com")!.startAccessingSecurityScopedResource())
  }

  func test_aCoordinatorRunsItsClosureAtOnce() {
    var error: NSError?
    var coordinated: [String] = []
    let coordinator = NSFileCoordinator(filePresenter: nil)
    coordinator.coordinate(readingItemAt: URL(filePath: "/a"), options: [], error: &error) { coordinated.append("read \($0.path)") }
    coordinator.coordinate(writingItemAt: URL(filePath: "/b"), options: .forReplacing, error: &error) { coordinated.append("write \($0.path)") }
    XCTAssertEqual(coordinated, ["read /a", "write /b"])
    XCTAssertNil(error)
  }
}
