import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import PhotosUI
import XCTest

/// The system's photo picker, from the perspective of a user.
final class PhotosPickerTests: MainActorTestCase {
  private let app = XCUIApplication()

  /// A custom type that is created from image data.
  private struct Picture: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { data in Picture(text: "picture of \(data.count) bytes") }
    }
  }

  private struct Page: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var isShown = false
    @State private var text = "none"

    var body: some View {
      VStack {
        Text(text).accessibilityIdentifier("text")
        Text("\(items.count) of \(items.compactMap(\.itemIdentifier).joined(separator: ", "))").accessibilityIdentifier("several")
        PhotosPicker(selection: $item, matching: .images) { Label("Choose", systemImage: "photo") }
        PhotosPicker("Choose two", selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .not(.videos)]), photoLibrary: .shared())
        Button("Videos") { isShown = true }
      }
      .photosPicker(isPresented: $isShown, selection: $item, matching: .videos)
      .task(id: item) {
        guard let item else { return }
        let data = (try? await item.loadTransferable(type: Data.self)) ?? Data()
        let image = try? await item.loadTransferable(type: Image.self)
        let picture = (try? await item.loadTransferable(type: Picture.self))?.text ?? "no picture"
        text = "\(data.count) bytes, \(image == nil ? "no image" : "an image"), \(picture)"
      }
    }
  }

  private func onAPage(_ body: () -> Void) {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      HeadlessDriver.setPhotos([("Beach", Data([1, 2, 3])), ("Cat", nil), ("Dog", nil)], as: .act("set the photos"))
      body()
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aTapChoosesAPhoto() {
    onAPage {
      app.buttons["Choose"].tap()
      XCTAssertEqual(app.images.allElementsBoundByIndex.map(\.label), ["Beach", "Cat", "Dog"])
      app.images["Beach"].tap()
      XCTAssertFalse(app.images["Beach"].exists)
      XCTAssertEqual(app.staticTexts["text"].label, "3 bytes, an image, picture of 3 bytes")
    }
  }

  func test_severalPhotosAreChosenInTheirOrderUpToTheLimit() {
    onAPage {
      app.buttons["Choose two"].tap()
      XCTAssertFalse(app.buttons["Add"].isEnabled)
      app.images["Dog"].tap()
      app.images["Cat"].tap()
      app.images["Beach"].tap()
      XCTAssertEqual(app.images.allElementsBoundByIndex.map(\.isSelected), [false, true, true])
      app.images["Dog"].tap()
      app.images["Beach"].tap()
      app.buttons["Add"].tap()
      XCTAssertEqual(app.staticTexts["several"].label, "2 of Cat, Beach")
    }
  }

  func test_aPickerThatIsCancelledChoosesNothing() {
    onAPage {
      app.buttons["Choose two"].tap()
      app.images["Dog"].tap()
      app.buttons["Cancel"].tap()
      XCTAssertEqual(app.staticTexts["several"].label, "0 of ")
    }
  }

  func test_whatTheFilterLeavesOutIsNotShown() {
    onAPage {
      app.buttons["Videos"].tap()
      XCTAssertTrue(app.buttons["Cancel"].exists)
      XCTAssertEqual(app.images.count, 0)
    }
  }

  func test_aDeviceHasSixPhotos() {
    let fixture = ScreenFixture { Page() }
    fixture.run {
      app.buttons["Choose"].tap()
      XCTAssertEqual(app.images.matching(NSPredicate(format: "label BEGINSWITH 'Photo, '")).count, 6)
    }
  }
}
