import HeadlessXCUI
import ScenarioKit
@testable import Screens
import XCTest

final class DeviceSettingsTests: ScreensTestCase {
  func test_aTestSetsWhatAPersonCanSet() {
    passes(on: .region()) {
      Given(the: device(is: .iPhoneSE))
      XCTAssertEqual(XCUIApplication().frame.size, CGSize(width: 375, height: 667))
      And(the: device(is: DeviceModel(width: 402, height: 874)))
      XCTAssertEqual(XCUIApplication().frame.size, CGSize(width: 402, height: 874))
      let height = Label(id: "Locale").frameInScreen.height
      And(the: textSize(is: .accessibilityExtraExtraExtraLarge))
      XCTAssertGreaterThan(Label(id: "Locale").frameInScreen.height, 2 * height)
      And(the: appearance(is: .dark))
      XCTAssertEqual(XCUIDevice.shared.appearance, .dark)
      And(the: layoutDirection(is: .rightToLeft))
      XCTAssertTrue(HeadlessDriver.isRightToLeft)
      And(the: layoutDirection(is: .leftToRight))
      XCTAssertFalse(HeadlessDriver.isRightToLeft)
    }
    passes(on: .region()) {
      XCTAssertEqual(XCUIApplication().frame.size, CGSize(width: 390, height: 844))
      XCTAssertEqual(XCUIDevice.shared.appearance, .light)
    }
  }

  func test_aScreenThatIsNone() {
    XCTAssertEqual(
      message(on: .region()) { device(is: DeviceModel(width: 0, height: .infinity)) },
      """
      Could not set the screen of the device to 0 × inf points: the size 0 × inf cannot be used.

      expected: a width and a height between 1 and 10,000 points
      actual:   0 × inf
      """)
  }

  func test_aSizeOfTextThatIsNone() {
    XCTAssertEqual(
      message(on: .region()) { textSize(is: UIContentSizeCategory(rawValue: "Huge")) },
      """
      Could not set the text size to “Huge”: the size “Huge” cannot be used.

      expected: a UIKit size such as “UICTContentSizeCategoryXXL”
      actual:   “Huge”
      """)
  }

  func test_aPlaceThatIsNone() {
    XCTAssertEqual(
      message(on: .region()) { location(is: 91, 0) },
      """
      Could not set the location to 91.0, 0.0: the location 91.0, 0.0 cannot be used.

      expected: a latitude between -90 and 90, and a longitude between -180 and 180
      actual:   91.0, 0.0
      """)
  }
}
