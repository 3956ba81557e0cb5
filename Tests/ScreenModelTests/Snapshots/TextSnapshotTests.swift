import Foundation
import ScreenModel
import XCTest

final class TextSnapshotTests: XCTestCase {
  func test_aScreenReadsAsATree() {
    XCTAssertEqual(
      SampleScreen.login(withAlert: true).textSnapshot(),
      """
      Other {{0, 0}, {390, 844}}
        Application “Not Instagram” {{0, 0}, {390, 844}}
          Window {{0, 0}, {390, 844}}
            Image “Logo” (id: “Logo”) {{145, 90}, {100, 100}}
            StaticText “Log in to <Not Instagram>” [header] {{16, 210}, {358, 40}}
            TextField (id: “Username”) value “jo@example.com” placeholder “Username” [focused] {{16, 270}, {358, 44}}
            SecureTextField (id: “Password”) value “•••••••” placeholder “Password” {{16, 326}, {358, 44}}
            Switch “Stay logged in” value “1” {{16, 382}, {358, 44}}
            Button “Log in” (id: “LogInButton”) {{16, 442}, {358, 50}}
            Button “Forgot password?” [disabled] {{16, 504}, {358, 44}}
            ActivityIndicator {{175, 570}, {40, 40}}
            StaticText “Not there” [hidden] {{16, 620}, {358, 20}}
            Alert “Wrong password” [modal] {{60, 340}, {270, 140}}
              StaticText “Wrong password” [header] {{76, 356}, {238, 22}}
              StaticText “It’s not what we know.” {{76, 384}, {238, 20}}
              Button “Cancel” {{60, 436}, {135, 44}}
              Button “Try again” {{195, 436}, {135, 44}}
      """)
  }

  func test_aLimitSumsUpTheRest() {
    let tree = SampleScreen.login(withAlert: false)
    XCTAssertEqual(
      tree.textSnapshot(limit: 2),
      """
      Other {{0, 0}, {390, 844}}
        Application “Not Instagram” {{0, 0}, {390, 844}}
      … 10 more elements
      """)
    XCTAssertTrue(tree.textSnapshot(limit: tree.count - 2).hasSuffix("\n… 2 more elements"))
    for limit in [tree.count - 1, tree.count] { XCTAssertEqual(tree.textSnapshot(limit: limit), tree.textSnapshot()) }
    XCTAssertEqual(tree.textSnapshot(limit: -3), "… 12 more elements")
  }

  func test_aKeyboardMayBeOneLine() {
    let tree = ElementTree()
    let app = tree.insert(ElementProperties(type: .application, frame: CGRect(x: 0, y: 0, width: 390, height: 844)), into: tree.root)
    let keyboard = tree.insert(ElementProperties(type: .keyboard, frame: CGRect(x: 0, y: 553, width: 390, height: 291)), into: app)
    let row = tree.insert(ElementProperties(type: .other), into: keyboard)
    for label in ["q", "w"] { tree.insert(ElementProperties(type: .key, label: label), into: row) }
    tree.insert(ElementProperties(type: .button, label: "return"), into: keyboard)
    tree.insert(ElementProperties(type: .staticText, label: "After"), into: app)
    XCTAssertEqual(
      tree.textSnapshot(of: app, collapsesKeyboards: true),
      """
      Application {{0, 0}, {390, 844}}
        Keyboard, 3 keys, shown
        StaticText “After” {{0, 0}, {0, 0}}
      """)
    XCTAssertEqual(
      tree.textSnapshot(of: app, limit: 1, collapsesKeyboards: true),
      """
      Application {{0, 0}, {390, 844}}
      … 2 more elements
      """)
    XCTAssertTrue(tree.textSnapshot(of: app).contains("Key “q”"))
  }

  func test_oneElementIsPicturedWithWhatIsInIt() throws {
    let tree = SampleScreen.login(withAlert: true)
    let alert = try XCTUnwrap(tree.first(ElementQuery(scope: tree.root, type: .alert)))
    XCTAssertEqual(
      tree.textSnapshot(of: alert, limit: 2),
      """
      Alert “Wrong password” [modal] {{60, 340}, {270, 140}}
        StaticText “Wrong password” [header] {{76, 356}, {238, 22}}
      … 3 more elements
      """)
    XCTAssertEqual(tree.summary(of: alert), "Alert “Wrong password” [modal]")
    XCTAssertEqual(tree.textSnapshot(of: .absent), "")
  }

  func test_allPropertiesAndStatesAreThere() {
    let tree = ElementTree()
    let id = tree.insert(
      ElementProperties(
        type: .comboBox, identifier: "id", label: "label", title: "title", value: "", placeholder: "p", traits: [.header, .isModal],
        frame: CGRect(x: -0.5, y: 1.25, width: 1.0 / 64, height: 100.1), isEnabled: false, isSelected: true, hasFocus: true, isHidden: true), into: tree.root)
    XCTAssertEqual(
      tree.textSnapshot(of: id),
      "ComboBox “label” (id: “id”) title “title” value “” placeholder “p” [disabled, selected, focused, hidden, header, modal] {{-0.5, 1.25}, {0.02, 100.09}}")
  }

  func test_controlCharactersAndDirectionMarksAreSpelledOut() {
    let tree = ElementTree()
    let id = tree.insert(ElementProperties(type: .button, label: "a\nb\r\t\u{1B}[31m\u{202E}c\\ ümlaut 👍 \u{7F}\u{2028}"), into: tree.root)
    XCTAssertEqual(tree.textSnapshot(of: id), #"Button “a\nb\r\t\u{1B}[31m\u{202E}c\\ ümlaut 👍 \u{7F}\u{2028}” {{0, 0}, {0, 0}}"#)
  }

  func test_typeNamesAreThoseOfTheCases() {
    for type in ElementType.allCases {
      XCTAssertEqual(type.name, String(describing: type).prefix(1).uppercased() + String(describing: type).dropFirst())
    }
  }
}
