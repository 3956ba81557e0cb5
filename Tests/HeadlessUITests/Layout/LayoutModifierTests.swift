import Foundation
import XCTest

@testable import HeadlessUI

private struct Growing: View {
  @State private var width: CGFloat = 100

  var body: some View {
    VStack {
      Text("box").frame(width: width, height: 40, alignment: .topLeading).accessibilityIdentifier("box")
      Button("Grow") { width += 50 }
    }
  }
}

private struct Measured: View {
  @State private var height: CGFloat = 100

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height)) at \(Int(proxy.frame(in: .global).minY))") }
        .frame(height: height)
      Button("Higher") { height += 20 }
      Spacer()
    }
  }
}

@preconcurrency @MainActor
final class LayoutModifierTests: DeviceTestCase {
  func test_paddingAddsRoomOnTheSidesItNames() {
    show {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").padding(.leading, 30)
        Text("b").padding()
        Text("c").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
    }
    let (a, b, c) = (frame(.staticText, "a"), frame(.staticText, "b"), frame(.staticText, "c"))
    XCTAssertEqual(a.minX - c.minX, 28)
    XCTAssertEqual(b.minX - c.minX, 14)
    XCTAssertEqual(b.minY - a.maxY, 16)
    XCTAssertEqual(c.minY - b.maxY, 17)
  }

  func test_aFixedFramePlacesItsContentByItsAlignment() {
    show { Growing() }
    let before = frame(.staticText, "box")
    XCTAssertEqual(before.size, CGSize(width: 26, height: 21))
    XCTAssertEqual(before.minX, 145)
    tap(.button, "Grow")
    XCTAssertEqual(frame(.staticText, "box").minX, 120)
  }

  func test_anInfiniteWidthTakesAllThereIs() {
    show { Button("wide") {}.frame(maxWidth: .infinity, alignment: .trailing) }
    XCTAssertEqual(frame(.button, "wide").maxX, 390)
  }

  func test_aMinimumAndAMaximumBoundTheSize() {
    show {
      VStack {
        TextField("narrow", text: .constant("")).frame(maxWidth: 120)
        HStack(spacing: 0) {
          Text("x").frame(minWidth: 80)
          Text("y")
        }
      }
    }
    XCTAssertEqual(frame(.textField, "narrow").width, 120)
    XCTAssertEqual(frame(.staticText, "y").minX - frame(.staticText, "x").minX, 80 - 35, accuracy: 1)
  }

  func test_whatLiesOverAViewHasItsSize() {
    show {
      Text("below")
        .frame(width: 200, height: 100)
        .overlay(alignment: .bottomTrailing) { Text("over") }
        .background(alignment: .topLeading) { Text("behind") }
    }
    let (below, over, behind) = (frame(.staticText, "below"), frame(.staticText, "over"), frame(.staticText, "behind"))
    XCTAssertEqual(over.maxX - behind.minX, 200)
    XCTAssertEqual(over.maxY - behind.minY, 100)
    XCTAssertEqual(below.midX, (over.maxX + behind.minX) / 2, accuracy: 1)
    XCTAssertEqual(texts, ["behind", "below", "over"])
  }

  func test_aColourOrAStyleBehindAViewMakesNoElement() {
    show { Text("a").background(Color.red).background(.blue).background(.thinMaterial, in: Capsule()).overlay(Color.black.opacity(0.2)) }
    XCTAssertEqual(texts, ["a"])
    XCTAssertEqual(count(.other), 0)
  }

  func test_aLongTextWrapsAtSpaces() {
    show { Text("one two three four").frame(width: 85) }
    // Ten characters of 8.5 points fit on a line: “one two”, “three four”.
    XCTAssertEqual(frame(.staticText, "one two three four").size, CGSize(width: 85, height: 42))
  }

  func test_aWordThatIsTooLongBreaks() {
    show { Text("abcdefghijklmnop").frame(width: 85) }
    XCTAssertEqual(frame(.staticText, "abcdefghijklmnop").height, 42)
  }

  func test_aLineLimitCutsTheHeight() {
    show { Text("one two three four five six").lineLimit(1).frame(width: 85) }
    XCTAssertEqual(frame(.staticText, "one two three four five six").height, 21)
  }

  func test_largerFontsTakeMoreRoom() {
    show {
      VStack {
        Text("text").font(.largeTitle).accessibilityIdentifier("large")
        Text("text").accessibilityIdentifier("plain")
      }
    }
    XCTAssertEqual(frame(.staticText, "large").width, 68)
    XCTAssertEqual(frame(.staticText, "plain").width, 34)
  }

  func test_anOffsetMovesTheViewAndNothingElse() {
    show {
      VStack(spacing: 0) {
        Text("moved").offset(x: 10, y: 30)
        Text("fixed")
      }
    }
    let (moved, fixed) = (frame(.staticText, "moved"), frame(.staticText, "fixed"))
    XCTAssertEqual(moved.minX - fixed.minX, 10)
    XCTAssertEqual(moved.minY + 21 - 30, fixed.minY)
  }

  func test_aPositionPutsTheMiddleOfAViewAtAPoint() {
    show { Text("here").position(x: 100, y: 200) }
    let here = frame(.staticText, "here")
    XCTAssertEqual(CGPoint(x: here.midX, y: here.midY), CGPoint(x: 100, y: 47 + 200))
  }

  func test_anAspectRatioFitsAnImageIntoItsFrame() {
    show { Image("photo").resizable().aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100) }
    XCTAssertEqual(frame(.image, "photo").size, CGSize(width: 100, height: 50))
  }

  func test_scalingToFillGoesBeyondTheFrame() {
    show { Image("photo").resizable().aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100) }
    XCTAssertEqual(frame(.image, "photo").size, CGSize(width: 200, height: 100))
  }

  func test_aFixedSizeTextDoesNotWrap() {
    show { Text("one two three four").fixedSize().frame(width: 85) }
    XCTAssertEqual(frame(.staticText, "one two three four").size, CGSize(width: 153, height: 21))
  }

  func test_aGeometryReaderKnowsItsSizeAndPlaceAndFollowsThem() {
    show { Measured() }
    XCTAssertEqual(texts, ["390 x 100 at 47"])
    tap(.button, "Higher")
    XCTAssertEqual(texts, ["390 x 120 at 47"])
  }

  func test_aDividerTakesALineAcrossItsStack() {
    show {
      VStack(spacing: 0) {
        Text("a")
        Divider()
        Text("b")
      }
    }
    XCTAssertEqual(frame(.staticText, "b").minY - frame(.staticText, "a").maxY, 1)
  }

  func test_aViewWithoutASizeMakesNoElement() {
    show {
      VStack {
        Text("")
        Text("zero").frame(width: 0, height: 0)
        Button("gone") {}.frame(height: 0)
        Text("there")
      }
    }
    XCTAssertTrue(exists(.staticText, "there"))
    XCTAssertFalse(exists(.staticText, ""))
  }
}
