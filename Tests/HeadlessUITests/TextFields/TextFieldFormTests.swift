import XCTest

@testable import HeadlessUI

private struct ValueScreen: View {
  @State private var count = 3
  @State private var price: Double?
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Count", value: $count, format: .number).focused($isFocused)
    TextField("Price", value: $price, format: .number)
    Text("count \(count)")
    Text("price \(price.map { "\($0)" } ?? "none")")
    Button("Done") { isFocused = false }
  }
}

private struct CommentScreen: View {
  @State private var comment = ""

  var body: some View {
    TextField("Comment", text: $comment, axis: .vertical)
    Text(comment)
  }
}

private struct OldFieldScreen: View {
  let log: Log
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name, onEditingChanged: { log.note($0 ? "began" : "ended") }, onCommit: { log.note("committed \(name)") })
  }
}

@preconcurrency @MainActor
final class TextFieldFormTests: DeviceTestCase {
  func test_aFieldTakesTheValuesThatItsFormatCanRead() {
    show { ValueScreen() }
    XCTAssertEqual(value(.textField, at: 0), "3")
    tap(.textField, "Count")
    device.typeText("4")
    XCTAssertEqual(texts, ["count 34", "price none"])
    device.typeText("x")
    XCTAssertEqual(texts.first, "count 34")
    XCTAssertEqual(value(.textField, at: 0), "34x")
    tap(.button, "Done")
    XCTAssertEqual(value(.textField, at: 0), "34")
  }

  func test_anEmptyFieldHasNoValue() {
    show { ValueScreen() }
    XCTAssertEqual(value(.textField, at: 1), "Price")
    tap(.textField, "Price")
    device.typeText("2")
    XCTAssertEqual(texts, ["count 3", "price 2.0"])
    device.typeText("\u{8}")
    XCTAssertEqual(texts, ["count 3", "price none"])
  }

  func test_aVerticalFieldIsATextViewThatGrows() {
    show { CommentScreen() }
    XCTAssertEqual(value(.textView, "Comment"), "Comment")
    let height = frame(.textView, "Comment").height
    tap(.textView, "Comment")
    device.typeText("one\ntwo")
    XCTAssertEqual(texts, ["one\ntwo"])
    XCTAssertGreaterThan(frame(.textView, at: 0).height, height)
  }

  func test_theOlderFormTellsOfTheFocusAndTheReturnKey() {
    let log = Log()
    show { OldFieldScreen(log: log) }
    tap(.textField, "Name")
    device.typeText("Ann\n")
    XCTAssertEqual(log.take(), ["began", "committed Ann", "ended"])
  }
}
