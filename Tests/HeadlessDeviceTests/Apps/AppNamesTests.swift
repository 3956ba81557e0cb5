import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct NotesApp: App {
  var body: some Scene { WindowGroup { Text("Notes") } }
}

/// Tests for the name of an app under its icon and in the system's alerts.
///
/// [Apple: CFBundleDisplayName](https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundledisplayname)
@preconcurrency @MainActor
final class AppNamesTests: XCTestCase {
  func test_anAppHasTheNameOfItsModule() {
    XCTAssertEqual(AppNames.product(module: "TABTestKit_Example", type: "ExampleApp"), "TABTestKit_Example")
    XCTAssertEqual(AppNames.product(module: "Shelf", type: "MainApp"), "Shelf")
    XCTAssertEqual(AppNames.bundleIdentifier(type: "ExampleApp"), "com.example.Example")
    XCTAssertEqual(AppNames.bundleIdentifier(type: "App"), "com.example.App")
  }

  func test_aTestTargetIsNotAProduct() {
    XCTAssertEqual(AppNames.product(module: "ShelfUITests", type: "NotesApp"), "Notes")
    let app = InstalledApp(NotesApp.self)
    XCTAssertEqual([app.name, app.productName, app.bundleIdentifier], ["Notes", "Notes", "com.example.Notes"])
  }

  func test_theNameInTheInformationOfTheAppComesFirst() {
    XCTAssertEqual(AppInformation.name(in: ["CFBundleDisplayName": "My notes", "CFBundleName": "Notes"], product: "NotesProduct"), "My notes")
    XCTAssertEqual(AppInformation.name(in: ["CFBundleName": "Notes"], product: "NotesProduct"), "Notes")
    XCTAssertEqual(AppInformation.name(in: ["CFBundleDisplayName": "", "CFBundleName": "$(SHORT_NAME)"], product: "NotesProduct"), "NotesProduct")
    XCTAssertEqual(AppInformation.name(in: [:], product: "NotesProduct"), "NotesProduct")
  }

  func test_aTestNamesItsAppItself() {
    let app = InstalledApp(NotesApp.self, name: "My notes")
    XCTAssertEqual([app.name, app.productName, app.bundleIdentifier], ["My notes", "My notes", "com.example.My notes"])
  }
}
