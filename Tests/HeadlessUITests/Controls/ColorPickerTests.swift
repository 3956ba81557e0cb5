import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class ColorPickerTests: DeviceTestCase {
  private struct Paint: View {
    @State private var color = Color.red
    var body: some View {
      Text(color == .blue ? "blue paint" : "other paint")
      ColorPicker("Paint", selection: $color)
    }
  }

  func test_aColorOfTheSheetIsSelected() {
    show { Paint() }
    XCTAssertEqual(labels(.colorWell), ["Paint"])
    tap(.colorWell, "Paint")
    XCTAssertTrue(exists(.staticText, "Colors"))
    tap(.button, "blue")
    tap(.button, "close")
    XCTAssertTrue(exists(.staticText, "blue paint"))
    XCTAssertFalse(exists(.button, "blue"))
  }

  private struct Import: View {
    @State private var isShown = false
    @State private var log = "nothing"

    var body: some View {
      Text(log)
      Button("Import") { isShown = true }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.json], allowsMultipleSelection: false) { _ in
          log = "imported"
        } onCancellation: {
          log = "cancelled"
        }
    }
  }

  func test_theBrowserOfFilesCanBeCancelled() {
    show { Import() }
    tap(.button, "Import")
    tap(.button, "Cancel")
    XCTAssertEqual(texts, ["cancelled"])
  }

  private struct Login: View {
    enum Field { case name, password }

    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($field, equals: .name)
        TextField("Password", text: $text).focused($field, equals: .password)
      }
      .defaultFocus($field, .password)
    }
  }

  func test_theDefaultFocusIsOnTheFieldOfItsValue() {
    show { Login() }
    XCTAssertEqual(device.focusedElement, find(.textField, "Password"))
  }
}
