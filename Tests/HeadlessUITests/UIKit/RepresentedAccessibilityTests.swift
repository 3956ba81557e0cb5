import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessUI

/// The accessibility properties of plain UIKit views.
///
/// The traits are from https://developer.apple.com/documentation/uikit/uiaccessibilitytraits.
final class RepresentedAccessibilityTests: DeviceTestCase {
  private func show(_ traits: UIAccessibilityTraits) -> UIView {
    let view = UIView()
    (view.isAccessibilityElement, view.accessibilityLabel, view.accessibilityTraits) = (true, "It", traits)
    show { Represented { view }.frame(width: 100, height: 100) }
    return view
  }

  func test_aTraitIsTheTypeOfAView() {
    let types: [(UIAccessibilityTraits, ElementType)] = [
      (.button, .button), (.link, .link), (.staticText, .staticText), (.image, .image), (.searchField, .searchField), (.none, .other), (.header, .other), (.adjustable, .other),
    ]
    for (traits, type) in types {
      _ = show(traits)
      XCTAssertTrue(exists(type, "It"), "\(traits)")
    }
  }

  func test_traitsAreTheElements() {
    let view = show([.header, .adjustable, .selected, .notEnabled])
    XCTAssertEqual(properties(.other, "It")?.traits.isSuperset(of: [.header, .adjustable]), true)
    XCTAssertEqual(isSelected(.other, "It"), true)
    XCTAssertEqual(isEnabled(.other, "It"), false)
    view.accessibilityTraits = .button
    view.accessibilityHint = "Opens it"
    view.accessibilityValue = "1"
    device.render()
    XCTAssertEqual(isEnabled(.button, "It"), true)
    XCTAssertEqual(isSelected(.button, "It"), false)
    XCTAssertEqual(value(.button, "It"), "1")
    XCTAssertEqual(properties(.button, "It")?.details.hint, "Opens it")
  }

  func test_aLabelWithTheTraitOfAButtonIsAButton() {
    let label = UILabel()
    (label.text, label.accessibilityTraits) = ("Terms", .button)
    show { Represented { label } }
    XCTAssertTrue(exists(.button, "Terms"))
  }

  func test_elementsDeeperInTheViewAreListedOneByOne() {
    let (view, stack, first, second) = (UIView(), UIView(), UILabel(), UILabel())
    (first.text, second.text) = ("First", "Second")
    view.addSubview(stack)
    stack.addSubview(first)
    stack.addSubview(second)
    view.accessibilityElements = [second]
    show { Represented { view } }
    XCTAssertEqual(texts, ["Second"])
    view.accessibilityElements = [stack]
    device.render()
    XCTAssertEqual(texts, ["First", "Second"])
    stack.accessibilityElements = [first]
    device.render()
    XCTAssertEqual(texts, ["First"])
  }

  func test_elementsCanBeHidden() {
    let (view, first, second) = (UIView(), UILabel(), UILabel())
    (first.text, second.text) = ("First", "Second")
    view.addSubview(first)
    view.addSubview(second)
    show { Represented { view } }
    XCTAssertEqual(texts, ["First", "Second"])
    view.accessibilityElements = [second]
    device.render()
    XCTAssertEqual(texts, ["Second"])
    view.accessibilityElements = nil
    view.accessibilityElementsHidden = true
    device.render()
    XCTAssertEqual(texts, [])
    view.accessibilityElementsHidden = false
    device.render()
    XCTAssertEqual(texts, ["First", "Second"])
  }
}
