import Foundation
import UIKit
import XCTest

/// The layers of UIKit views.
@preconcurrency @MainActor
final class LayerTests: XCTestCase {
  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class Counting: UIView {
    var layouts = 0

    override func layoutSubviews() { layouts += 1 }
  }

  func test_aViewAndItsLayerShareTheirValues() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    XCTAssertEqual(view.layer.frame, view.frame)
    XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
    view.layer.opacity = 0
    view.layer.isHidden = true
    view.clipsToBounds = true
    XCTAssertEqual(view.alpha, 0)
    XCTAssertTrue(view.isHidden)
    XCTAssertTrue(view.layer.masksToBounds)
    view.backgroundColor = .red
    XCTAssertEqual(view.layer.backgroundColor, UIColor.red.cgColor)
    XCTAssertTrue(view.layer.delegate === view)
  }

  // Apple: "changing the size or origin values in the bounds rectangle changes the size of the frame, and the center stays" (UIView.bounds).
  func test_aViewGrowsAboutItsMiddle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.size = CGSize(width: 20, height: 10)
    XCTAssertEqual(view.frame, CGRect(x: -5, y: 0, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    XCTAssertEqual(view.frame, CGRect(x: -15, y: 0, width: 40, height: 10))
    XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 10))
  }

  func test_aViewHasALayerOfItsClass() {
    XCTAssertTrue(Gradient().layer is CAGradientLayer)
    XCTAssertFalse(UIView().layer is CAGradientLayer)
  }

  func test_subviewsAndSublayersAreInTheSameOrder() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(second)
    view.insertSubview(first, at: 0)
    XCTAssertEqual(view.layer.sublayers, [first.layer, second.layer])
    first.removeFromSuperview()
    second.removeFromSuperview()
    XCTAssertNil(view.layer.sublayers)
    XCTAssertNil(first.layer.superlayer)
  }

  func test_sublayersAreInsertedBesideOthers() {
    let (layer, first, second, third) = (CALayer(), CALayer(), CAShapeLayer(), CAGradientLayer())
    layer.addSublayer(second)
    layer.insertSublayer(first, below: second)
    layer.insertSublayer(third, above: first)
    XCTAssertEqual(layer.sublayers, [first, third, second])
    layer.replaceSublayer(third, with: CALayer())
    XCTAssertNil(third.superlayer)
    XCTAssertEqual(layer.sublayers?.count, 3)
  }

  func test_aNewSizeAsksForALayout() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 1)
    view.layer.bounds.size.width = 20
    view.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 2)
  }

  func test_transformsInSpaceFollowEachOther() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(CATransform3DTranslate(turned, 2, 0, 0)))
    XCTAssertEqual(point.x, 0, accuracy: 1e-9)
    XCTAssertEqual(point.y, 3, accuracy: 1e-9)
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeScale(0.5, 0.5, 0.5))))
  }
}
