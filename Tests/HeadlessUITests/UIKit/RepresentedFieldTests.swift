import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// UIKit text fields and text views in representables.
final class RepresentedFieldTests: DeviceTestCase {
  func test_aTextFieldIsATextFieldWhoseDelegateSeesWhatIsTyped() {
    let log = Log()
    show { FieldPage(log: log) }
    XCTAssertEqual(value(.textField, "name"), "Name")
    XCTAssertEqual(frame(.textField, "name").height, 22)
    tap(.textField, "name")
    XCTAssertEqual(log.take(), ["should begin", "editingDidBegin", "begin"])
    device.typeText("Al")
    XCTAssertEqual(value(.textField, "name"), "Al")
    XCTAssertEqual(texts, ["Al"])
    XCTAssertEqual(log.take(), ["change 0+0 “A”", "selection 1", "editingChanged", "change 1+0 “l”", "selection 2", "editingChanged"])
  }

  func test_aDelegateCanRefuseAChange() {
    let log = Log()
    show { FieldPage(log: log) }
    tap(.textField, "name")
    device.typeText("A1l")
    XCTAssertEqual(value(.textField, "name"), "Al")
  }

  func test_theReturnKeyAsksTheDelegateWhichTakesTheKeyboardAway() {
    let log = Log()
    show { FieldPage(log: log) }
    tap(.textField, "name")
    XCTAssertNotNil(find(.keyboard))
    _ = log.take()
    device.typeText("\n")
    XCTAssertNil(find(.keyboard))
    XCTAssertEqual(log.take().sorted(), ["editingDidEnd", "end", "should return"])
  }

  func test_codeBringsTheKeyboardAndTakesItAway() {
    let log = Log()
    show { FieldPage(log: log) }
    tap(.button, "Focus")
    XCTAssertNotNil(find(.keyboard))
    XCTAssertEqual(properties(.textField, "name")?.hasFocus, true)
    tap(.button, "Resign")
    XCTAssertNil(find(.keyboard))
  }

  func test_codeThatSetsTheTextSendsNoEvents() {
    let log = Log()
    show { FieldPage(log: log) }
    tap(.button, "Fill")
    XCTAssertEqual(value(.textField, "name"), "Filled")
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(texts, [])
  }

  // On a phone, this works in `viewDidLoad`: exchangetuts.com, “Showing keyboard at the right time”.
  func test_aFieldThatAsksForTheKeyboardWhenItIsMadeGetsItOnTheScreen() {
    show {
      Represented {
        let field = UITextField(); field.accessibilityIdentifier = "first"; field.keyboardType = .numberPad; field.becomeFirstResponder(); return field
      }
    }
    XCTAssertNotNil(find(.keyboard))
    XCTAssertNotNil(find(.key, "5"))
    XCTAssertNil(find(.key, "q"))
    device.typeText("42")
    XCTAssertEqual(value(.textField, "first"), "42")
  }

  func test_secureEntryIsASecureField() {
    show {
      Represented {
        let field = UITextField(); field.placeholder = "Password"; field.isSecureTextEntry = true; field.text = "abc"; return field
      }
    }
    XCTAssertEqual(values(.secureTextField), ["•••"])
  }

  func test_aFieldStopsHidingItsText() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.accessibilityIdentifier = "password"
    show { Represented { field } }
    tap(.secureTextField, "password")
    device.typeText("ab")
    field.isSecureTextEntry = false
    device.render()
    XCTAssertEqual(value(.textField, "password"), "ab")
    device.typeText("c")
    XCTAssertEqual(field.text, "abc")
  }

  func test_aTargetOfTheReturnKeyTakesTheKeyboardAway_andWithoutOneItStays() {
    let field = UITextField()
    field.accessibilityIdentifier = "name"
    show { Represented { field } }
    tap(.textField, "name")
    device.typeText("\n")
    XCTAssertNotNil(find(.keyboard))
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    device.typeText("\n")
    XCTAssertNil(find(.keyboard))
  }

  func test_aFieldThatMustNotEndKeepsTheKeyboard() {
    let (field, keeper) = (UITextField(), Keeper())
    field.accessibilityIdentifier = "kept"
    field.delegate = keeper
    show {
      VStack {
        Represented { field }
        TextField("Other", text: .constant(""))
      }
    }
    tap(.textField, "kept")
    tap(.textField, "Other")
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertFalse(field.resignFirstResponder())
    keeper.mayEnd = true
    tap(.textField, "Other")
    XCTAssertFalse(field.isFirstResponder)
    keeper.mayBegin = false
    tap(.textField, "kept")
    XCTAssertFalse(field.becomeFirstResponder())
    XCTAssertEqual(properties(.textField, "Other")?.hasFocus, true)
  }

  func test_aFieldThatMustNotEndKeepsItsFocusState() {
    let (field, keeper) = (UITextField(), Keeper())
    field.accessibilityIdentifier = "kept"
    field.delegate = keeper
    show { FocusPage(field: field) }
    tap(.textField, "kept")
    XCTAssertEqual(texts, ["focused"])
    tap(.button, "Leave")
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(texts, ["focused"])
    XCTAssertFalse(device.dismissKeyboard() && !field.isFirstResponder)
    keeper.mayEnd = true
    tap(.button, "Leave")
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(texts, ["elsewhere"])
  }

  func test_editingCanBeEndedWhateverTheDelegateSays() {
    let (field, keeper) = (UITextField(), Keeper())
    field.accessibilityIdentifier = "kept"
    field.delegate = keeper
    show {
      VStack {
        Represented { field }
        Button("Ask") { UIView().endEditing(false) }
        Button("End") { UIView().endEditing(true) }
      }
    }
    tap(.textField, "kept")
    tap(.button, "Ask")
    XCTAssertTrue(field.isFirstResponder)
    tap(.button, "End")
    XCTAssertFalse(field.isFirstResponder)
  }

  func test_aDelegateThatMovesTheFocusAtTheEndLeavesOneFieldWithIt() {
    let (first, second, third, mover) = (UITextField(), UITextField(), UITextField(), FocusMover())
    for (field, name) in [(first, "first"), (second, "second"), (third, "third")] { field.accessibilityIdentifier = name }
    (first.delegate, second.delegate, third.delegate, mover.third) = (mover, mover, mover, third)
    show {
      VStack {
        Represented { first }
        Represented { second }
        Represented { third }
      }
    }
    tap(.textField, "first")
    tap(.textField, "second")
    XCTAssertEqual([first, second, third].map(\.isFirstResponder), [false, true, false])
    XCTAssertEqual(mover.calls, ["begin first", "end first", "begin third", "end third", "begin second"])
    device.typeText("a")
    XCTAssertEqual(second.text, "a")
  }

  func test_theClearButtonClears() {
    let log = Log()
    show { FieldPage(log: log, clears: true) }
    tap(.textField, "name")
    device.typeText("Al")
    _ = log.take()
    tap(.button, "Clear text")
    XCTAssertEqual(value(.textField, "name"), "Name")
    XCTAssertEqual(log.take(), ["should clear", "selection 0", "editingChanged"])
    XCTAssertNil(find(.button, "Clear text"))
  }

  func test_aSubclassIsToldOfTheDeleteKeyInAnEmptyField() {
    let log = Log()
    show {
      Represented {
        let field = DigitField(); field.accessibilityIdentifier = "digit"; field.onDelete = { log.note("delete “\($0)”") }; return field
      }
    }
    tap(.textField, "digit")
    device.typeText("7")
    device.typeText("\u{8}")
    device.typeText("\u{8}")
    XCTAssertEqual(log.take(), ["delete “7”", "delete “”"])
  }

  func test_aTextViewIsATextViewWhoseDelegateSeesWhatIsTyped() {
    let log = Log()
    show { NotePage(log: log) }
    XCTAssertEqual(value(.textView, "note"), "")
    tap(.textView, "note")
    device.typeText("a\nb")
    XCTAssertEqual(value(.textView, "note"), "a\nb")
    XCTAssertEqual(texts, ["a\nb"])
    XCTAssertEqual(log.take(), ["begin", "1", "2", "3"])
    device.typeText("!")
    XCTAssertNil(find(.keyboard))
    XCTAssertEqual(log.take(), ["end"])
  }

  func test_aTextViewThatCannotBeEditedHasNoKeyboard() {
    show {
      Represented {
        let view = UITextView(); view.text = "Read me"; view.isEditable = false; return view
      }
    }
    XCTAssertEqual(values(.textView), ["Read me"])
    tap(.textView, "Read me")
    XCTAssertNil(find(.keyboard))
  }

  func test_theSelectionIsWhereTypingGoes() {
    var view: UITextView?
    show {
      Represented {
        let made = UITextView(); made.text = "Hello"; view = made; return made
      }
    }
    tap(.textView, "Hello")
    view?.selectedRange = NSRange(location: 0, length: 4)
    device.typeText("J")
    XCTAssertEqual(values(.textView), ["Jo"])
    XCTAssertEqual(view?.selectedRange, NSRange(location: 1, length: 0))
  }

  func test_aSearchBarHasASearchFieldAndTellsItsDelegate() {
    let log = Log()
    show { SearchPage(log: log) }
    XCTAssertEqual(values(.searchField), ["Find"])
    tap(.searchField, "Find")
    device.typeText("ab\n")
    XCTAssertEqual(log.take(), ["begin", "text a", "text ab", "search ab", "end"])
    tap(.button, "Cancel")
    XCTAssertEqual(log.take(), ["cancel"])
  }
}
