import Foundation
import UIKit
import XCTest

@testable import HeadlessUI

final class PathTests: XCTestCase {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

  private func assertEqual(_ first: CGRect, _ second: CGRect, accuracy: CGFloat = 0.01, line: UInt = #line) {
    for (one, other) in [(first.minX, second.minX), (first.minY, second.minY), (first.maxX, second.maxX), (first.maxY, second.maxY)] {
      XCTAssertEqual(one, other, accuracy: accuracy, "\(first) is not \(second)", line: line)
    }
  }

  func testABoundingRectLeavesControlPointsOut() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    assertEqual(curve.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5))
    assertEqual(Path(ellipseIn: square).boundingRect, square)
    XCTAssertTrue(Path().boundingRect.isNull)
  }

  func testAnArcGoesTheWayThatIsAsked() {
    func arc(clockwise: Bool) -> Path {
      Path { $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: clockwise) }
    }
    assertEqual(arc(clockwise: false).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10))
    assertEqual(arc(clockwise: true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20))
    let whole = Path { $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false) }
    assertEqual(whole.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20))
    let relative = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(180), delta: .degrees(-90)) }
    assertEqual(relative.boundingRect, CGRect(x: -10, y: 0, width: 10, height: 10))
  }

  func testAnArcBetweenTwoLinesTouchesBoth() throws {
    let corner = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    }
    let end = try XCTUnwrap(corner.currentPoint)
    XCTAssertEqual(end.x, 50, accuracy: 0.01)
    XCTAssertEqual(end.y, 10, accuracy: 0.01)
    assertEqual(corner.boundingRect, CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  func testContainsGoesByTheOutline() {
    let circle = Path(ellipseIn: square)
    XCTAssertTrue(circle.contains(CGPoint(x: 60, y: 70)))
    XCTAssertFalse(circle.contains(CGPoint(x: 14, y: 24)))
    var ring = circle
    ring.addEllipse(in: square.insetBy(dx: 20, dy: 20))
    XCTAssertTrue(ring.contains(CGPoint(x: 60, y: 70)))
    XCTAssertFalse(ring.contains(CGPoint(x: 60, y: 70), eoFill: true))
    XCTAssertTrue(ring.contains(CGPoint(x: 15, y: 70), eoFill: true))
  }

  func testAnOpenPartIsFilledAsIfItWereClosed() {
    let triangle = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    XCTAssertTrue(triangle.contains(CGPoint(x: 2, y: 2)))
    XCTAssertFalse(triangle.contains(CGPoint(x: 8, y: 8)))
  }

  func testALineWithoutABeginningIsLeftOut() {
    XCTAssertTrue(Path { $0.addLine(to: CGPoint(x: 10, y: 10)) }.isEmpty)
  }

  func testTrimmingGoesByTheLength() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    assertEqual(path.trimmedPath(from: 0, to: 0.25).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 0))
    assertEqual(path.trimmedPath(from: 0.125, to: 0.375).boundingRect, CGRect(x: 5, y: 0, width: 5, height: 5))
    assertEqual(Circle().trim(from: 0, to: 0.25).path(in: square).boundingRect, CGRect(x: 60, y: 70, width: 50, height: 50), accuracy: 0.1)
    XCTAssertTrue(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    XCTAssertEqual(path.trimmedPath(from: 0, to: 1), path)
  }

  func testTheStrokeOfALineHasItsWidth() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)]) }
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 4))
    XCTAssertTrue(stroke.contains(CGPoint(x: 50, y: 11.9)))
    XCTAssertFalse(stroke.contains(CGPoint(x: 50, y: 12.1)))
    let ring = Circle().stroke(lineWidth: 10).path(in: square)
    XCTAssertTrue(ring.contains(CGPoint(x: 12, y: 70)))
    XCTAssertFalse(ring.contains(CGPoint(x: 60, y: 70)))
  }

  func testAPathReadsItsOwnDescription() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 0.5))
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
      $0.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      $0.closeSubpath()
    }
    XCTAssertEqual(path.description, "0 0.5 m 10 0 l 1 2 3 4 q 1 2 3 4 5 6 c h")
    XCTAssertEqual(Path(path.description), path)
    XCTAssertNil(Path("1 m"))
    XCTAssertNil(Path("1 2"))
  }

  func testTransformsChangeEveryPoint() {
    let turned = Path(CGRect(x: 0, y: 0, width: 10, height: 20)).applying(CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 5, y: 0))
    assertEqual(turned.boundingRect, CGRect(x: -20, y: 5, width: 20, height: 10))
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5)
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 5, y: 9))
    XCTAssertTrue(transform.concatenating(transform.inverted()).isIdentity)
  }

  func testShapesHaveThePathsOfTheirNames() {
    let wide = CGRect(x: 0, y: 0, width: 100, height: 40)
    assertEqual(Circle().path(in: wide).boundingRect, CGRect(x: 30, y: 0, width: 40, height: 40))
    XCTAssertFalse(Capsule().path(in: wide).contains(CGPoint(x: 2, y: 2)))
    XCTAssertTrue(Capsule().path(in: wide).contains(CGPoint(x: 21, y: 2)))
    XCTAssertFalse(RoundedRectangle(cornerRadius: 10).path(in: wide).contains(CGPoint(x: 1, y: 1)))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 10).path(in: wide)
    XCTAssertFalse(uneven.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(uneven.contains(CGPoint(x: 99, y: 1)))
    assertEqual(Rectangle().inset(by: 5).inset(by: 5).path(in: wide).boundingRect, CGRect(x: 10, y: 10, width: 80, height: 20))
    assertEqual(Rectangle().offset(x: 5).path(in: wide).boundingRect, CGRect(x: 5, y: 0, width: 100, height: 40))
    assertEqual(Rectangle().rotation(.degrees(90)).path(in: wide).boundingRect, CGRect(x: 30, y: -30, width: 40, height: 100))
    assertEqual(Rectangle().scale(0.5).path(in: wide).boundingRect, CGRect(x: 25, y: 10, width: 50, height: 20))
    assertEqual(Rectangle().size(width: 20, height: 10).path(in: wide).boundingRect, CGRect(x: 0, y: 0, width: 20, height: 10))
    assertEqual(AnyShape(Circle()).path(in: wide).boundingRect, CGRect(x: 30, y: 0, width: 40, height: 40))
  }

  func testAnglesAreCountedInDegreesAndRadians() {
    XCTAssertEqual((Angle(degrees: 90) * 2 - .radians(.pi)).degrees, 0, accuracy: 1e-9)
    XCTAssertEqual((-Angle.degrees(30)).radians, -.pi / 6, accuracy: 1e-9)
  }
}
