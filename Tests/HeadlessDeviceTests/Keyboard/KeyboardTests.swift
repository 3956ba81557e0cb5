import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct Typing: View {
  @State private var text = ""
  let type: KeyboardType
  let log: Log

  var body: some View { TextField("Field", text: $text).keyboardType(type).onSubmit { log.note("submit") } }
}

@preconcurrency @MainActor
final class KeyboardTests: DeviceTestCase {
  private let log = Log()

  private func keys(of type: KeyboardType) -> [String] {
    let log = log
    device?.shutDown()
    show { Typing(type: type, log: log) }
    tap(.textField, "Field")
    guard let keyboard = find(.keyboard) else { return [] }
    return device.tree.children(of: keyboard).map { device.tree.label(of: $0) }
  }

  func test_aLetterKeyboardHasItsKeysInRows() {
    XCTAssertEqual(keys(of: .default).joined(separator: " "), "q w e r t y u i o p a s d f g h j k l shift z x c v b n m delete numbers space Return")
  }

  func test_keysStandSideBySideWithinTheKeyboard() throws {
    _ = keys(of: .default)
    let keyboard = try XCTUnwrap(find(.keyboard))
    let frame = device.tree.frame(of: keyboard)
    let frames = device.tree.children(of: keyboard).map { device.tree.frame(of: $0) }
    for key in frames { XCTAssertTrue(frame.contains(key)) }
    for (index, key) in frames.enumerated() { for other in frames[(index + 1)...] { XCTAssertTrue(key.intersection(other).isEmpty) } }
  }

  func test_everyLayoutHasTheKeysThatItIsFor() {
    let letters = "q w e r t y u i o p a s d f g h j k l shift z x c v b n m delete "
    let expected: [KeyboardType: String] = [
      .default: letters + "numbers space Return",
      .asciiCapable: letters + "numbers space Return",
      .namePhonePad: letters + "numbers space Return",
      .asciiCapableNumberPad: "1 2 3 4 5 6 7 8 9 0 delete",
      .emailAddress: letters + "numbers space @ . Return",
      .URL: letters + "numbers . / .com Return",
      .twitter: letters + "numbers space @ # Return",
      .webSearch: letters + "numbers space . Return",
      .numberPad: "1 2 3 4 5 6 7 8 9 0 delete",
      .decimalPad: "1 2 3 4 5 6 7 8 9 . 0 delete",
      .phonePad: "1 2 3 4 5 6 7 8 9 +*# 0 delete",
      .numbersAndPunctuation: "1 2 3 4 5 6 7 8 9 0 - / : ; ( ) $ & @ \" symbols . , ? ! ' delete letters space Return",
    ]
    XCTAssertEqual(expected.count, KeyboardType.allCases.count)
    for type in KeyboardType.allCases { XCTAssertEqual(keys(of: type).joined(separator: " "), expected[type], "\(type)") }
  }

  func test_keysType() {
    _ = keys(of: .emailAddress)
    tap(.key, "a")
    tap(.key, "@")
    tap(.button, "shift")
    tap(.key, "b")
    tap(.key, "c")
    tap(.key, "delete")
    tap(.key, "space")
    XCTAssertEqual(value(.textField, "Field"), "a@B ")
    tap(.button, "Return")
    XCTAssertEqual(log.take(), ["submit"])
    XCTAssertFalse(device.isKeyboardVisible)
  }

  func test_suggestionsStandAboveALetterKeyboardAlone() {
    _ = keys(of: .default)
    XCTAssertTrue(exists(.other, "Typing Predictions"))
    _ = keys(of: .numberPad)
    XCTAssertFalse(exists(.other, "Typing Predictions"))
  }

  func test_theKeyboardStaysWhereTheNextFieldDiffersInItsSuggestionsAlone() throws {
    struct Form: View {
      @State private var name = ""
      @State private var secret = ""
      var body: some View {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
      }
    }
    show { Form() }
    tap(.textField, "Name")
    let keyboard = try XCTUnwrap(find(.keyboard))
    let bar = try XCTUnwrap(find(.other, "Typing Predictions"))
    XCTAssertTrue(device.tree.comesBefore(bar, keyboard))
    tap(.secureTextField, "Secret")
    XCTAssertEqual(find(.keyboard), keyboard)
    XCTAssertFalse(exists(.other, "Typing Predictions"))
    tap(.key, "a")
    tap(.textField, "Name")
    XCTAssertEqual(find(.keyboard), keyboard)
    let another = try XCTUnwrap(find(.other, "Typing Predictions"))
    XCTAssertTrue(device.tree.comesBefore(another, keyboard))
    XCTAssertEqual(device.tree.frame(of: another).maxY, device.tree.frame(of: keyboard).minY)
    tap(.key, "b")
    XCTAssertEqual(value(.textField, "Name"), "b")
  }

  func test_theKeysAreLaidOutAgainWhenTheDeviceIsTurned() throws {
    _ = keys(of: .emailAddress)
    let upright = try device.tree.frame(of: XCTUnwrap(find(.key, "q")))
    device.orientation = .landscapeLeft
    let keyboard = try XCTUnwrap(find(.keyboard))
    let key = try device.tree.frame(of: XCTUnwrap(find(.key, "q")))
    XCTAssertGreaterThan(key.width, upright.width)
    XCTAssertTrue(device.tree.frame(of: keyboard).contains(key))
    device.orientation = .portrait
    XCTAssertEqual(try device.tree.frame(of: XCTUnwrap(find(.key, "q"))), upright)
  }

  func test_aTouchBetweenTheKeysDoesNotReachWhatLiesUnderneath() throws {
    struct Covered: View {
      @State private var text = ""
      let log: Log
      var body: some View {
        VStack {
          TextField("Field", text: $text)
          Spacer()
        }
        .overlay(alignment: .bottom) { Button("Underneath") { log.note("tapped") }.frame(maxWidth: .infinity) }
      }
    }
    let log = log
    show { Covered(log: log) }
    tap(.textField, "Field")
    for y in stride(from: 560.0, to: 840, by: 10) { device.tap(at: point(389.9, y)) }
    XCTAssertEqual(log.take(), [])
  }
}
