import Foundation
import UIKit
import XCTest

/// The components of UIKit and Core Graphics colors.
@preconcurrency @MainActor
final class UIColorTests: XCTestCase {
  func test_componentsAreFoundAsTheyWereGiven() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    XCTAssertTrue(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    XCTAssertEqual([red, green, blue, alpha], [0.1, 0.2, 0.3, 0.4])
    XCTAssertEqual(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).withAlphaComponent(0.5).cgColor.components, [0.1, 0.2, 0.3, 0.5])
  }

  func test_aHueGivesTheComponentsAndIsFoundInThem() {
    for (hue, components) in [(CGFloat(0), [1, 0, 0]), (1 / 3, [0, 1, 0]), (2 / 3, [0, 0, 1]), (0.5, [0, 1, 1])] as [(CGFloat, [CGFloat])] {
      let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      for (found, expected) in zip(color.cgColor.components ?? [], components) { XCTAssertEqual(found, expected, accuracy: 1e-9, "hue \(hue)") }
      var (found, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
      color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
      XCTAssertEqual(found, hue, accuracy: 1e-9)
      XCTAssertEqual([saturation, brightness], [1, 1])
    }
  }

  func test_onlyAGrayHasAShade() {
    var white: CGFloat = 9
    XCTAssertFalse(UIColor.red.getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 9)
    XCTAssertTrue(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 0.25)
  }

  func test_colorsOfTheSameComponentsAreEqual() {
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNotEqual(UIColor.red, UIColor.red.withAlphaComponent(0.5))
    XCTAssertEqual(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
    XCTAssertEqual(UIColor(cgColor: UIColor.systemTeal.cgColor), .systemTeal)
    XCTAssertEqual(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)), UIColor(white: 0.5, alpha: 1))
  }

  func test_aDynamicColorFollowsTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    XCTAssertEqual(color.cgColor, UIColor.black.cgColor)
    XCTAssertEqual(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), .white)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { XCTAssertEqual(color.cgColor, UIColor.white.cgColor) }
    XCTAssertEqual(color.withAlphaComponent(0.5).cgColor.components, [0, 0, 0, 0.5])
  }

  func test_aCoreGraphicsColorHasAsManyComponentsAsItsSpaceAndAnAlpha() {
    XCTAssertEqual(CGColor(gray: 0.5, alpha: 0.25).components, [0.5, 0.25])
    XCTAssertEqual(CGColor(gray: 0.5, alpha: 0.25).copy(alpha: 1)?.components, [0.5, 1])
    XCTAssertEqual(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])?.alpha, 0.4)
    XCTAssertNil(CGColorSpace(name: "no space"))
  }
}
