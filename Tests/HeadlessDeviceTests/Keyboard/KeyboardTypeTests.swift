import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class KeyboardTypeTests: DeviceTestCase {
  private struct Field: View {
    let type: KeyboardType
    @State private var text = ""
    var body: some View { TextField("Text", text: $text).keyboardType(type) }
  }

  /// The keys that distinguish the nine layouts.
  private static let probes = [".", "a", "numbers", "letters", "Shift", "space", "@", "#", "0", ".com", "/", "!"]

  private func probes(of type: KeyboardType) -> [String] {
    show { Field(type: type) }
    tap(.textField, "Text")
    defer { device.shutDown() }
    let keyboard = find(.keyboard) ?? application
    return Self.probes.filter { probe in
      [.key, .button].contains { device.tree.first(ElementQuery(scope: keyboard, type: $0, string: probe)) != nil }
    }
  }

  func test_eachLayoutHasKeysOfItsOwn() {
    XCTAssertEqual(probes(of: .default), ["a", "numbers", "Shift", "space"])
    XCTAssertEqual(probes(of: .emailAddress), [".", "a", "numbers", "Shift", "space", "@"])
    XCTAssertEqual(probes(of: .twitter), ["a", "numbers", "Shift", "space", "@", "#"])
    XCTAssertEqual(probes(of: .webSearch), [".", "a", "numbers", "Shift", "space"])
    XCTAssertEqual(probes(of: .URL), [".", "a", "numbers", "Shift", ".com", "/"])
    XCTAssertEqual(probes(of: .numbersAndPunctuation), [".", "letters", "space", "@", "0", "/", "!"])
    XCTAssertEqual(probes(of: .numberPad), ["0"])
    XCTAssertEqual(probes(of: .decimalPad), [".", "0"])
    XCTAssertEqual(probes(of: .phonePad), ["Shift", "0"])
  }

  func test_theTelephoneLayoutHasAKeyForSigns() {
    show { Field(type: .phonePad) }
    tap(.textField, "Text")
    XCTAssertNotNil(find(.key, "+*#"))
    XCTAssertEqual(find(.key, "Shift"), find(.key, "+*#"))
    XCTAssertEqual(count(.key), 12)
  }

  func test_theLettersGiveWayToNumbersAndSymbolsAndComeBack() {
    show { Field(type: .default) }
    tap(.textField, "Text")
    tap(.key, "numbers")
    tap(.key, "7")
    tap(.key, "symbols")
    tap(.key, "€")
    tap(.key, "numbers")
    tap(.key, "letters")
    tap(.key, "a")
    XCTAssertEqual(value(.textField), "7€a")
  }

  func test_shiftMakesOneCapital() {
    show { Field(type: .default) }
    tap(.textField, "Text")
    tap(.button, "Shift")
    XCTAssertFalse(labels(.key).contains("a"))
    tap(.key, "A")
    tap(.key, "a")
    XCTAssertEqual(value(.textField), "Aa")
  }

  func test_theReturnKeyIsAButton() {
    show { Field(type: .default) }
    tap(.textField, "Text")
    XCTAssertNotNil(find(.button, "Return"))
    tap(.button, "return")
    XCTAssertFalse(device.isKeyboardVisible)
  }
}
