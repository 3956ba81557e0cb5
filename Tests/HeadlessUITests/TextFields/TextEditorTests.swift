import ScreenModel
import XCTest

@testable import HeadlessUI

final class TextEditorTests: DeviceTestCase {
  private struct Note: View {
    @State private var text = ""
    @State private var submits = 0
    var body: some View {
      TextEditor(text: $text).frame(height: 100).onSubmit { submits += 1 }.accessibilityIdentifier("NoteView")
      Text("\(text.count) characters, \(submits) submits")
      Button("Clear") { text = "" }
    }
  }

  private struct Scrolled: View {
    @State private var text = ""
    var body: some View {
      ScrollView {
        VStack {
          TextEditor(text: $text).frame(height: 100)
          Text("Below").frame(height: 2000)
        }
      }
    }
  }

  func test_itIsATextViewWhoseValueIsTheText() {
    show { Note() }
    XCTAssertEqual(value(.textView, "NoteView"), "")
    tap(.textView, "NoteView")
    XCTAssertEqual(device.typeText("Hello"), .typed(.settled))
    XCTAssertEqual(value(.textView, "NoteView"), "Hello")
    XCTAssertEqual(device.focusedElement, find(.textView))
  }

  func test_returnBeginsANewLineAndKeepsTheKeyboard() {
    show { Note() }
    tap(.textView, "NoteView")
    device.typeText("a\nb")
    XCTAssertEqual(value(.textView), "a\nb")
    XCTAssertTrue(device.isKeyboardVisible)
    tap(.button, "Return")
    XCTAssertNotNil(find(.staticText, "4 characters, 0 submits"))
  }

  func test_deletingTakesCharactersFromTheEnd() {
    show { Note() }
    tap(.textView, "NoteView")
    device.typeText("ab\u{8}c")
    XCTAssertEqual(value(.textView), "ac")
  }

  func test_itFollowsTheState() {
    show { Note() }
    tap(.textView, "NoteView")
    device.typeText("a")
    tap(.button, "Clear")
    XCTAssertEqual(value(.textView), "")
  }

  func test_whatDoesNotFitScrollsInTheEditor() {
    show { Scrolled() }
    tap(.textView, "")
    device.typeText(String(repeating: "line\n", count: 20))
    let below = frame(.staticText, "Below")
    drag(.textView, by: 0, 40)
    XCTAssertEqual(frame(.staticText, "Below"), below)
  }

  func test_anEditorWithRoomLeavesTheDragToTheScrollViewAroundIt() {
    show { Scrolled() }
    let below = frame(.staticText, "Below")
    drag(.textView, by: 0, -40)
    XCTAssertEqual(frame(.staticText, "Below").minY, below.minY - 40)
  }
}
