import Foundation
import UIKit
import XCTest

/// The positions of views with constraints.
@preconcurrency @MainActor
final class ConstraintTests: XCTestCase {
  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
  }

  private func views(_ count: Int) -> (UIView, [UIView]) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let children = (0..<count).map { _ in Sized() }
    for child in children {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    return (view, children)
  }

  func test_aViewIsPinnedToFourEdges() {
    let (view, children) = views(1)
    let child = children[0]
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10), child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 30), child.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    XCTAssertEqual(child.frame, CGRect(x: 20, y: 10, width: 150, height: 90))
    XCTAssertEqual(view.constraints.count, 4)
  }

  func test_aCenteredViewHasItsSizeOrItsIntrinsicSize() {
    let (view, children) = views(1)
    let child = children[0]
    let width = child.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([child.centerXAnchor.constraint(equalTo: view.centerXAnchor), child.centerYAnchor.constraint(equalTo: view.centerYAnchor), width])
    view.layoutIfNeeded()
    XCTAssertEqual(child.frame, CGRect(x: 50, y: 45, width: 100, height: 10))
    width.constant = 40
    view.layoutIfNeeded()
    XCTAssertEqual(child.frame, CGRect(x: 80, y: 45, width: 40, height: 10))
    width.isActive = false
    view.layoutIfNeeded()
    XCTAssertEqual(child.frame, CGRect(x: 85, y: 45, width: 30, height: 10))
    XCTAssertFalse(width.isActive)
  }

  func test_viewsFollowEachOther() {
    let (view, children) = views(2)
    NSLayoutConstraint.activate([
      children[1].leadingAnchor.constraint(equalTo: children[0].trailingAnchor, constant: 8), children[1].topAnchor.constraint(equalTo: children[0].topAnchor),
      children[1].widthAnchor.constraint(equalTo: children[0].widthAnchor, multiplier: 2), children[0].leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      children[0].topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    XCTAssertEqual(children.map(\.frame), [CGRect(x: 8, y: 0, width: 30, height: 10), CGRect(x: 46, y: 0, width: 60, height: 10)])
  }

  func test_aGuideIsPlacedAndPlacesAView() {
    let (view, children) = views(1)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.centerXAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5), children[0].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      children[0].bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(children[0].frame, CGRect(x: 35, y: 40, width: 30, height: 10))
  }

  func test_aViewThatKeepsItsFrameStaysWhereItIs() {
    let (view, children) = views(1)
    children[0].translatesAutoresizingMaskIntoConstraints = true
    children[0].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    children[0].topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    XCTAssertEqual(children[0].frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  func test_aPointIsTheSameInOtherCoordinates() {
    let (outer, inner, other) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView(frame: CGRect(x: 100, y: 0, width: 1, height: 1)))
    outer.addSubview(inner)
    outer.addSubview(other)
    XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 2), to: outer), CGPoint(x: 11, y: 22))
    XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 2), to: other), CGPoint(x: -89, y: 22))
    XCTAssertEqual(inner.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: outer), CGRect(x: -10, y: -20, width: 5, height: 5))
    XCTAssertTrue(inner.isDescendant(of: outer))
    XCTAssertFalse(outer.isDescendant(of: inner))
  }
}
