import Foundation
import XCTest

@testable import HeadlessUI

private struct Shrinking: View {
  @State private var isLong = true

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<(isLong ? 40 : 3), id: \.self) { Text("Line \($0)").frame(height: 50) }
        Button("Shrink") { isLong = false }
      }
    }
  }
}

@preconcurrency @MainActor
final class ScrollViewTests: DeviceTestCase {
  private func showColumn() {
    show { ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 50) } } } }
  }

  private func middle(_ text: String) -> CGFloat { frame(.staticText, text).midY }

  func test_whatIsOutOfViewExistsAndIsNotVisible() throws {
    showColumn()
    let last = try XCTUnwrap(find(.staticText, "Line 39"))
    XCTAssertEqual(device.tree.visibleFraction(of: last), 0)
    XCTAssertEqual(device.tree.visibleFraction(of: try XCTUnwrap(find(.staticText, "Line 0"))), 1)
  }

  func test_aDragMovesTheContentWithTheFinger() {
    showColumn()
    let before = middle("Line 10")
    scrollDown(by: 123)
    XCTAssertEqual(middle("Line 10"), before - 123)
  }

  func test_beyondItsEndsTheContentSpringsBack() {
    showColumn()
    let top = middle("Line 0")
    scrollUp(by: 200)
    XCTAssertEqual(middle("Line 0"), top)
    for _ in 0..<10 { scrollDown(by: 600) }
    XCTAssertEqual(middle("Line 39"), 810 - 25, accuracy: 1)
  }

  func test_aDragAcrossDoesNotMoveAColumn() {
    showColumn()
    let before = frame(.staticText, "Line 3")
    device.drag(from: point(300, 400), to: point(50, 420))
    XCTAssertEqual(frame(.staticText, "Line 3"), before)
  }

  func test_aRowScrollsAcross() {
    show { ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 100, height: 300) } } } }
    let before = frame(.staticText, "1")
    device.drag(from: point(300, before.midY), to: point(180, before.midY + 5))
    XCTAssertEqual(frame(.staticText, "1"), before.offsetBy(dx: -120, dy: 0))
  }

  func test_aPlaneScrollsBothWaysAtOnce() {
    show { ScrollView([.horizontal, .vertical]) { Text("plane").frame(width: 1000, height: 2000) } }
    let before = frame(.staticText, "plane")
    device.drag(from: point(300, 600), to: point(250, 500))
    XCTAssertEqual(frame(.staticText, "plane"), before.offsetBy(dx: -50, dy: -100))
  }

  func test_aRowWithinAColumnTakesTheDragsAcross() {
    show {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 100, height: 100) } } }
          Text("below").frame(height: 2000)
        }
      }
    }
    let (card, below) = (frame(.staticText, "Card 1"), frame(.staticText, "below"))
    device.drag(from: point(300, 90), to: point(200, 90))
    XCTAssertEqual(frame(.staticText, "Card 1"), card.offsetBy(dx: -100, dy: 0))
    XCTAssertEqual(frame(.staticText, "below"), below)
    device.drag(from: point(200, 100), to: point(200, 60))
    XCTAssertEqual(frame(.staticText, "below"), below.offsetBy(dx: 0, dy: -40))
  }

  func test_anElementOutOfViewIsRevealed() throws {
    showColumn()
    let last = try XCTUnwrap(find(.staticText, "Line 39"))
    XCTAssertTrue(device.reveal(last))
    XCTAssertEqual(device.tree.visibleFraction(of: last), 1)
    let first = try XCTUnwrap(find(.staticText, "Line 0"))
    XCTAssertTrue(device.reveal(first))
    XCTAssertEqual(device.tree.visibleFraction(of: first), 1)
  }

  func test_whenTheContentShrinksItComesBackIntoView() throws {
    show { Shrinking() }
    device.reveal(try XCTUnwrap(find(.button, "Shrink")))
    tap(.button, "Shrink")
    XCTAssertEqual(device.tree.visibleFraction(of: try XCTUnwrap(find(.staticText, "Line 0"))), 1)
  }

  func test_aColumnOfLazyViewsIsAsWideAsTheScreen() {
    show { ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<50, id: \.self) { Text("Lazy \($0)") } } } }
    XCTAssertEqual(texts.first, "Lazy 0")
    XCTAssertLessThan(texts.count, 50)
    XCTAssertEqual(Set(device.tree.all(.init(scope: application, type: .staticText)).map { device.tree.frame(of: $0).minX }).count, 1)
  }
}
