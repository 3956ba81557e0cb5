import Foundation
import UIKit
import XCTest

/// The behavior of UIKit views and controls when they're assembled and taken apart.
@preconcurrency @MainActor
final class ViewTests: XCTestCase {
  private final class Told: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) { calls.append(newSuperview == nil ? "will leave" : "will come") }
    override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "came") }
  }

  private final class Counter: NSObject {
    var count = 0

    func add() { count += 1 }
  }

  func test_aViewIsToldWhenItComesAndLeaves() {
    let (outer, inner) = (UIView(), Told())
    outer.addSubview(inner)
    inner.removeFromSuperview()
    XCTAssertEqual(inner.calls, ["will come", "came", "will leave", "left"])
  }

  func test_aStackForgetsAViewThatIsRemoved() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    XCTAssertTrue(stack.arrangedSubviews.isEmpty)
  }

  func test_viewsChangeTheirOrder() {
    let (outer, first, second) = (UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.addSubview(second)
    outer.bringSubviewToFront(first)
    XCTAssertTrue(outer.subviews.last === first)
    outer.sendSubviewToBack(first)
    XCTAssertTrue(outer.subviews.first === first)
  }

  func test_aLabelFitsItsText() {
    let label = UILabel()
    label.text = "Hello"
    label.sizeToFit()
    XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
    XCTAssertGreaterThan(label.frame.width, 0)
  }

  // Apple: "It is safe to call this method multiple times with the same values for the target, action, and controlEvents" (UIControl.addTarget).
  func test_aTargetThatIsAddedTwiceIsCalledOnce() {
    let (control, counter) = (UIControl(), Counter())
    let add = Selector("add", Counter.add)
    control.addTarget(counter, action: add, for: .touchUpInside)
    control.addTarget(counter, action: add, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(counter.count, 1)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(counter.count, 2)
  }

  func test_aSizeThatIsNoNumberIsNone() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: .infinity)).image { _ in }
    XCTAssertNotNil(image)
    XCTAssertGreaterThan(UITextView().sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 10)).height, 0)
  }
}
