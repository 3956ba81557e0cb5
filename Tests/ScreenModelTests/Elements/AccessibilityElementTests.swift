import ScreenModel
import XCTest

final class AccessibilityElementTests: XCTestCase {
  private let tree = ElementTree()

  private func add(_ type: ElementType, in parent: ElementID? = nil, _ isAccessibilityElement: Bool? = nil) -> ElementID {
    var properties = ElementProperties(type: type)
    properties.details.isAccessibilityElement = isAccessibilityElement
    return tree.insert(properties, into: parent ?? tree.root)
  }

  func test_controlsAndTextsAreAndContainersAreNot() {
    for type in [ElementType.button, .staticText, .image, .slider, .textField, .pickerWheel, .progressIndicator, .switch] {
      XCTAssertTrue(tree.isAccessibilityElement(add(type)), type.name)
    }
    for type in [ElementType.window, .other, .table, .scrollView, .alert, .navigationBar, .stepper, .segmentedControl, .picker] {
      XCTAssertFalse(tree.isAccessibilityElement(add(type)), type.name)
    }
    XCTAssertFalse(tree.isAccessibilityElement(.absent))
  }

  func test_theTextsInAControlAreItsParts() {
    for type in [ElementType.button, .link, .menuItem] {
      let control = add(type)
      let text = add(.staticText, in: add(.other, in: control))
      XCTAssertFalse(tree.isAccessibilityElement(text), type.name)
      XCTAssertTrue(tree.isPartOfControl(text), type.name)
      XCTAssertTrue(tree.isAccessibilityElement(control), type.name)
    }
    let free = add(.staticText, in: add(.other))
    XCTAssertTrue(tree.isAccessibilityElement(free))
    XCTAssertFalse(tree.isPartOfControl(free))
  }

  func test_aCellStandsForItsTextsUnlessAControlIsInIt() {
    let cell = add(.cell)
    let text = add(.staticText, in: add(.other, in: cell))
    XCTAssertTrue(tree.isAccessibilityElement(cell))
    XCTAssertFalse(tree.isAccessibilityElement(text))
    XCTAssertFalse(tree.isPartOfControl(text), "queries and typed elements find it as they find any other")
    let button = add(.button, in: cell)
    XCTAssertFalse(tree.isAccessibilityElement(cell))
    XCTAssertTrue(tree.isAccessibilityElement(text))
    tree.remove(button)
    XCTAssertTrue(tree.isAccessibilityElement(cell))
  }

  func test_aViewSaysItselfWhetherItIsOne() {
    XCTAssertFalse(tree.isAccessibilityElement(add(.button, in: nil, false)))
    let box = add(.other, in: nil, true)
    XCTAssertTrue(tree.isAccessibilityElement(box))
    XCTAssertFalse(tree.isAccessibilityElement(add(.staticText, in: box)), "it stands for what is in it")
  }

  func test_whatIsNoControlCountsAsEnabled() {
    let box = tree.insert(ElementProperties(type: .other, isEnabled: false), into: tree.root)
    let text = tree.insert(ElementProperties(type: .staticText, isEnabled: false), into: box)
    let button = tree.insert(ElementProperties(type: .button, isEnabled: false), into: box)
    let part = add(.staticText, in: button)
    XCTAssertEqual([box, text, button, part].map { tree.isInDisabledControl($0) }, [false, false, true, true])
  }
}
