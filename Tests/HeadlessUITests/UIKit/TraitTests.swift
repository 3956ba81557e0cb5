import Foundation
import UIKit
import XCTest

/// The traits of UIKit interfaces, and fonts and values that depend on them.
@preconcurrency @MainActor
final class TraitTests: XCTestCase {
  func test_withoutADeviceThePhoneIsLightAndStandsUpright() {
    let traits = UITraitCollection.current
    XCTAssertEqual([traits.horizontalSizeClass, traits.verticalSizeClass], [.compact, .regular])
    XCTAssertEqual(traits.userInterfaceStyle, .light)
    XCTAssertEqual(traits.userInterfaceIdiom, .phone)
    XCTAssertEqual(traits.layoutDirection, .leftToRight)
    XCTAssertEqual(traits.preferredContentSizeCategory, .large)
    XCTAssertEqual(UIScreen.main.traitCollection, traits)
  }

  func test_theLastTraitsThatSetATraitCount() {
    let both = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light)])
    XCTAssertEqual(both.userInterfaceStyle, .light)
    XCTAssertEqual(both.displayScale, 2)
    XCTAssertEqual(both.userInterfaceIdiom, .unspecified)
    XCTAssertTrue(both.containsTraits(in: UITraitCollection(displayScale: 2)))
    XCTAssertFalse(both.containsTraits(in: UITraitCollection(displayScale: 3)))
    XCTAssertEqual(both, UITraitCollection { ($0.displayScale, $0.userInterfaceStyle) = (2, .light) })
  }

  func test_currentTraitsAreSetWhileAClosureRuns() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent { XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light) }
      XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    }
    XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
  }

  func test_aViewHasTheStyleOfTheViewAroundIt() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    view.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
    child.overrideUserInterfaceStyle = .light
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
    let (controller, inner) = (UIViewController(), UIViewController())
    controller.addChild(inner)
    controller.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
  }

  // The sizes of body text and footnotes are from Apple's Human Interface Guidelines, Typography, Dynamic Type sizes.
  func test_fontsGrowWithTheSizeOfText() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, 23)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: large).pointSize, 19)
    XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 34), 34)
    XCTAssertEqual(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: large), 46)
    large.performAsCurrent {
      XCTAssertEqual(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .bold)), .systemFont(ofSize: 23, weight: .bold))
      XCTAssertEqual(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize, 20)
    }
    XCTAssertTrue(UIContentSizeCategory.small < .accessibilityMedium)
  }

  func test_aDescriptorChangesAFont() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let round = UIFont(descriptor: try XCTUnwrap(font.fontDescriptor.withDesign(.rounded)), size: 0)
    XCTAssertEqual(round.pointSize, 20)
    XCTAssertNotEqual(round, font)
    XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 20), font)
    XCTAssertEqual(font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold])?.symbolicTraits, [.traitBold, .traitItalic])
    XCTAssertEqual(UIFontDescriptor(fontAttributes: [.name: "Avenir-Book", .size: 12.0]).postscriptName, "Avenir-Book")
  }

  // The raw values are from facebook/idb's AXTraits and square/Blueprint's `_toggleButton`.
  func test_accessibilityTraitsHaveApplesNumbers() {
    XCTAssertEqual(UIAccessibilityTraits.button.rawValue, 1)
    XCTAssertEqual(UIAccessibilityTraits.header.rawValue, 1 << 16)
    XCTAssertEqual(UIAccessibilityTraits.toggleButton.rawValue, 1 << 53)
  }
}
