import Foundation
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class ContentShapeTests: DeviceTestCase {
  func test_aTapBetweenTheElementsOfAShapeIsItsViews() {
    let log = Log()
    show {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      .contentShape(Rectangle())
      .onTapGesture { log.note("row") }
    }
    device.tap(at: CGPoint(x: 195, y: frame(.staticText, "left").midY))
    XCTAssertEqual(log.take(), ["row"])
  }

  func test_aTapBetweenElementsWithoutAShapeIsNothings() {
    let log = Log()
    show {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      .onTapGesture { log.note("row") }
    }
    device.tap(at: CGPoint(x: 195, y: frame(.staticText, "left").midY))
    XCTAssertEqual(log.take(), [])
  }

  func test_aTapOutsideOfTheShapeIsNotTheViews() {
    let log = Log()
    show {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("disc").contentShape(Circle()).onTapGesture { log.note("disc") }
        .onTapGesture { log.note("around") }
    }
    let disc = frame(.other, "disc")
    device.tap(at: CGPoint(x: disc.midX, y: disc.midY))
    XCTAssertEqual(log.take(), ["disc"])
    device.tap(at: CGPoint(x: disc.minX + 3, y: disc.minY + 3))
    XCTAssertEqual(log.take(), [])
  }

  func test_aShapeWithAHoleLetsTouchesThrough() {
    let log = Log()
    show {
      ZStack {
        Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("behind").onTapGesture { log.note("behind") }
        Color.clear.frame(width: 100, height: 100)
          .contentShape(Path { $0.addRects([CGRect(x: 145, y: 350, width: 100, height: 200), CGRect(x: 180, y: 380, width: 30, height: 80)]) }, eoFill: true)
          .onTapGesture { log.note("front") }
      }
    }
    device.tap(at: CGPoint(x: 195, y: 421))
    XCTAssertEqual(log.take(), ["behind"])
  }

  func test_whatLiesInFrontOfAShapeTakesTheTouch() {
    let log = Log()
    show {
      ZStack {
        Color.clear.contentShape(Rectangle()).onTapGesture { log.note("behind") }
        Button("front") { log.note("front") }
      }
    }
    tap(.button, "front")
    XCTAssertEqual(log.take(), ["front"])
    device.tap(at: CGPoint(x: 40, y: 100))
    XCTAssertEqual(log.take(), ["behind"])
  }

  func test_aShapeForAPreviewDecidesOnNoTouches() {
    let log = Log()
    show { Color.red.frame(width: 100, height: 100).accessibilityIdentifier("square").contentShape(.dragPreview, Circle()).onTapGesture { log.note("square") } }
    let square = frame(.other, "square")
    device.tap(at: CGPoint(x: square.minX + 3, y: square.minY + 3))
    XCTAssertEqual(log.take(), ["square"])
  }

  func test_ofShapesOverOneAnotherTheLastOneTakesTheTouchHoweverDeepTheyAre() {
    // Repeats the test, because an order by addresses would vary.
    for _ in 0..<8 {
      let log = Log()
      show {
        ZStack {
          VStack { VStack { Color.clear.contentShape(Rectangle()).onTapGesture { log.note("deep") } } }
          Color.clear.contentShape(Rectangle()).onTapGesture { log.note("flat") }
        }
      }
      device.tap(at: CGPoint(x: 40, y: 100))
      XCTAssertEqual(log.take(), ["flat"])
      show {
        ZStack {
          Color.clear.contentShape(Rectangle()).onTapGesture { log.note("flat") }
          VStack { VStack { Color.clear.contentShape(Rectangle()).onTapGesture { log.note("deep") } } }
        }
      }
      device.tap(at: CGPoint(x: 40, y: 100))
      XCTAssertEqual(log.take(), ["deep"])
    }
  }
}
