import ScreenModel
import XCTest

@testable import HeadlessUI

final class FieldsUnderTheKeyboardTests: DeviceTestCase {
  private struct Form: View {
    @State private var texts = Array(repeating: "", count: 12)
    var body: some View {
      List {
        ForEach(0..<12, id: \.self) { number in
          TextField("Field \(number)", text: $texts[number])
        }
      }
    }
  }

  private struct Page: View {
    @State private var text = ""
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text("Top").frame(height: 650)
          TextField("Bottom", text: $text)
          Text("End").frame(height: 300)
        }
      }
    }
  }

  private var keyboardTop: CGFloat { frame(.other, "Typing Predictions").minY }

  func test_aFieldInAListIsScrolledOutFromUnderTheKeyboard() {
    show { Form() }
    tap(.textField, "Field 11")
    XCTAssertLessThanOrEqual(frame(.textField, "Field 11").maxY, keyboardTop)
    XCTAssertEqual(device.focusedElement, find(.textField, "Field 11"))
    device.typeText("x")
    XCTAssertEqual(values(.textField).last, "x")
  }

  func test_aFieldInAScrollViewIsScrolledOutFromUnderTheKeyboard() {
    show { Page() }
    tap(.textField, "Bottom")
    XCTAssertLessThanOrEqual(frame(.textField, "Bottom").maxY, keyboardTop)
    XCTAssertGreaterThan(frame(.textField, "Bottom").maxY, keyboardTop - 40)
  }

  func test_aFieldAboveTheKeyboardStaysWhereItIs() {
    show { Form() }
    let before = frame(.textField, "Field 2")
    tap(.textField, "Field 2")
    XCTAssertEqual(frame(.textField, "Field 2"), before)
  }
}
