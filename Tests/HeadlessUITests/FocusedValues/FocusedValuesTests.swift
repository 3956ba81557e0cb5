import XCTest

@testable import HeadlessUI

extension FocusedValues {
  @Entry fileprivate var document: String?
  @Entry fileprivate var count: Binding<Int>?
}

private struct Reading: View {
  @FocusedValue(\.document) private var document
  @FocusedBinding(\.count) private var count

  var body: some View {
    Text(document ?? "no document")
    Text(count.map { "count \($0)" } ?? "no count")
    Button("Increase") { count = (count ?? 0) + 1 }
  }
}

private struct Editing: View {
  @State private var number = 1
  @State private var isShown = true

  var body: some View {
    Reading()
    TextField("First", text: .constant("")).focusedValue(\.document, "First")
    TextField("Second", text: .constant("")).focusedValue(\.document, "Second \(number)")
    if isShown { Text("Scene").focusedSceneValue(\.count, $number) }
    Button("Hide") { isShown.toggle() }
  }
}

@preconcurrency @MainActor
final class FocusedValuesTests: DeviceTestCase {
  func test_aValueIsThereWhileItsFieldHasTheFocus() {
    show { Editing() }
    XCTAssertEqual(texts.first, "no document")
    tap(.textField, "First")
    XCTAssertEqual(texts.first, "First")
    tap(.textField, "Second")
    XCTAssertEqual(texts.first, "Second 1")
    device.typeText("\n")
    XCTAssertEqual(texts.first, "no document")
  }

  func test_aValueOfTheSceneIsThereWhileItsViewIs() {
    show { Editing() }
    XCTAssertEqual(texts[1], "count 1")
    tap(.button, "Increase")
    XCTAssertEqual(texts[1], "count 2")
    tap(.button, "Hide")
    XCTAssertEqual(texts[1], "no count")
  }

  func test_aValueThatChangesIsExportedAnew() {
    show { Editing() }
    tap(.button, "Increase")
    tap(.textField, "Second")
    XCTAssertEqual(texts.first, "Second 2")
  }

  private struct Plain {
    var count: Int
    let action: () -> Void
  }

  func test_valuesThatCannotBeComparedAreComparedByTheirParts() {
    XCTAssertTrue(ComparedParts.areEqual(Plain(count: 1) {}, Plain(count: 1) {}))
    XCTAssertFalse(ComparedParts.areEqual(Plain(count: 1) {}, Plain(count: 2) {}))
    XCTAssertFalse(ComparedParts.areEqual([Plain(count: 1) {}], [Plain(count: 1) {}, Plain(count: 1) {}]))
    XCTAssertFalse(ComparedParts.areEqual(Optional(Plain(count: 1) {}) as Any, Optional(Plain(count: 2) {}) as Any))
    XCTAssertFalse(ComparedParts.areEqual(Log(), Log()))
  }
}
