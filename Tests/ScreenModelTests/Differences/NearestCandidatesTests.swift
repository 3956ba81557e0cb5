import ScreenModel
import XCTest

final class NearestCandidatesTests: XCTestCase {
  private let tree = ElementTree()

  func test_aSlipOfTheKeyboardIsNear() {
    let button = insert(.button, "LogInButton")
    insert(.button, "ProfileTab")
    for slip in ["LogInButon", "LgoInButton", "LogOutButton", "loginbutton", "LogIn Button"] { XCTAssertEqual(nearest(slip), [button], slip) }
  }

  func test_aQuiteDifferentTextIsNotNear() {
    insert(.button, "Cancel")
    insert(.button, "OK")
    for text in ["Delete", "No", "", "x"] { XCTAssertEqual(nearest(text), [], text) }
  }

  func test_theNearestComesFirstAndTheWantedTypeDecidesBetweenEquals() {
    let far = insert(.button, "Settinsg2")
    let label = insert(.staticText, "Settingz")
    let button = insert(.button, "Settingz")
    let exactOfOtherType = insert(.link, "Settings")
    XCTAssertEqual(nearest("Settings", type: .button), [exactOfOtherType, button, label, far])
    XCTAssertEqual(nearest("Settings", type: .button, limit: 2), [exactOfOtherType, button])
    XCTAssertEqual(nearest("Settings", type: .any), [exactOfOtherType, label, button, far])
  }

  func test_equallyNearTextsHaveEqualScores() {
    insert(.button, "Log in")
    insert(.button, "Log on")
    insert(.staticText, "Log an")
    insert(.button, "Log iin")
    let scores = tree.rankedCandidates(to: "Log xn", type: .button, in: tree.root, limit: 10).map(\.score)
    XCTAssertEqual(scores.count, 4)
    XCTAssertEqual(scores[0], scores[1])
    XCTAssertLessThan(scores[1], scores[2])
    XCTAssertLessThan(scores[2], scores[3])
  }

  func test_allFiveTextsAreLookedAt() {
    let properties: [ElementProperties] = [
      ElementProperties(type: .other, identifier: "Username"), ElementProperties(type: .other, label: "Username"), ElementProperties(type: .other, title: "Username"),
      ElementProperties(type: .other, value: "Username"), ElementProperties(type: .other, placeholder: "Username"),
    ]
    let ids = properties.map { tree.insert($0, into: tree.root) }
    XCTAssertEqual(nearest("username"), ids)
  }

  func test_typographyAloneIsNear() {
    let id = insert(.staticText, "Don’t “forget”")
    XCTAssertEqual(nearest("don't \"forget\""), [id])
  }

  func test_aTextOfWhichTheOtherIsAGoodPartIsNearButLessSo() {
    let longer = insert(.button, "LogInButton")
    let slip = insert(.button, "LogIm")
    insert(.button, "a text in which LogIn is only a small part of the whole")
    XCTAssertEqual(nearest("LogIn"), [slip, longer])
  }

  func test_aPartOfAControlIsNamedWhereNothingElseIsNear() {
    let tree = ElementTree()
    let row = tree.insert(ElementProperties(type: .button, label: "Oolong, from China, lightly roasted"), into: tree.root)
    let part = tree.insert(ElementProperties(type: .staticText, label: "Oolong"), into: row)
    XCTAssertEqual(tree.nearestCandidates(to: "Olong", type: .staticText, in: tree.root, limit: 3), [part])
    let button = tree.insert(ElementProperties(type: .button, label: "Oolong"), into: tree.root)
    XCTAssertEqual(tree.nearestCandidates(to: "Olong", type: .staticText, in: tree.root, limit: 3), [button, part])
  }

  func test_whatASecureFieldHoldsIsNotLookedAt() {
    tree.insert(ElementProperties(type: .secureTextField, value: "secret7"), into: tree.root)
    XCTAssertEqual(nearest("secret8"), [])
  }

  func test_onlyWhatCanBeSeenInTheScopeIsSuggested() {
    let cell = insert(.cell, "Cell")
    let inside = insert(.button, "Settings", into: cell)
    insert(.button, "Settings")
    tree.insert(ElementProperties(type: .button, label: "Settings", isHidden: true), into: cell)
    XCTAssertEqual(tree.nearestCandidates(to: "Setting", type: .button, in: cell, limit: 5), [inside])
    XCTAssertEqual(tree.nearestCandidates(to: "Setting", type: .button, in: .absent, limit: 5), [])
    XCTAssertEqual(tree.nearestCandidates(to: "Setting", type: .button, in: cell, limit: 0), [])
  }

  @discardableResult
  private func insert(_ type: ElementType, _ label: String, into parent: ElementID? = nil) -> ElementID {
    tree.insert(ElementProperties(type: type, label: label), into: parent ?? tree.root)
  }

  private func nearest(_ string: String, type: ElementType = .any, limit: Int = 10) -> [ElementID] {
    tree.nearestCandidates(to: string, type: type, in: tree.root, limit: limit)
  }
}
