import Foundation
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

extension VerticalAlignment {
  fileprivate enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  fileprivate static let middle = VerticalAlignment(Middle.self)
}

private struct Shifted: View {
  @State private var shift: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("plain")
      Text("shifted").alignmentGuide(.leading) { $0[.leading] - shift }
      Button("Shift") { shift += 30 }
    }
  }
}

@preconcurrency @MainActor
final class AlignmentGuideTests: DeviceTestCase {
  func test_aGuideMovesAViewAgainstTheOthers() {
    show { Shifted() }
    XCTAssertEqual(frame(.staticText, "shifted").minX, frame(.staticText, "plain").minX)
    tap(.button, "Shift")
    XCTAssertEqual(frame(.staticText, "shifted").minX - frame(.staticText, "plain").minX, 30)
  }

  func test_aStackGrowsWithWhatItsGuidesMove() {
    show {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 100, height: 10)
        Color.blue.frame(width: 100, height: 10).alignmentGuide(.leading) { _ in -40 }.accessibilityIdentifier("far")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("stack")
    }
    XCTAssertEqual(frame(.other, "stack").width, 140)
    XCTAssertEqual(frame(.other, "far").maxX, frame(.other, "stack").maxX)
  }

  func test_aGuideOfAnAppsOwnGoesThroughStacks() {
    show {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          Text("above")
          Text("on the line").alignmentGuide(.middle) { $0[VerticalAlignment.center] }
          Text("below")
          Text("further below")
        }
        Text("beside")
      }
    }
    XCTAssertEqual(frame(.staticText, "beside").midY, frame(.staticText, "on the line").midY, accuracy: 1)
  }

  func test_aBadgeLiesOnTheCornerByItsGuides() {
    show {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("card")
        .overlay(alignment: .topTrailing) {
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("badge")
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }.alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }
    let (card, badge) = (frame(.other, "card"), frame(.other, "badge"))
    XCTAssertEqual(badge.midX, card.maxX)
    XCTAssertEqual(badge.midY, card.minY)
  }

  func test_viewsInAPileAndInAFrameAreAlignedByTheirGuides() {
    show {
      VStack {
        ZStack(alignment: .bottom) {
          Color.red.frame(width: 50, height: 50).accessibilityIdentifier("base")
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("dot").alignmentGuide(.bottom) { _ in 0 }
        }
        Color.green.frame(width: 10, height: 10).accessibilityIdentifier("inner").alignmentGuide(.leading) { _ in -5 }
          .frame(width: 100, alignment: .leading).accessibilityElement(children: .contain).accessibilityIdentifier("frame")
      }
    }
    XCTAssertEqual(frame(.other, "dot").minY, frame(.other, "base").maxY)
    XCTAssertEqual(frame(.other, "inner").minX - frame(.other, "frame").minX, 5)
  }

  private struct Nested<Content: View>: View {
    let depth: Int
    let content: Content

    var body: some View {
      if depth == 0 {
        content
      } else {
        VStack(alignment: .leading) {
          HStack(alignment: .top) { AnyView(Nested<Content>(depth: depth - 1, content: content)) }.frame(minWidth: 10, alignment: .leading)
        }
      }
    }
  }

  private struct Guided: View {
    @State private var isGuided = true
    let depth: Int
    let log: Log

    var body: some View {
      VStack {
        if isGuided {
          Nested(
            depth: depth,
            content: Text("guided").alignmentGuide(.leading) {
              log.note("guide")
              return $0[.leading]
            })
        }
        Button("Without") { isGuided = false }
      }
    }
  }

  private func questions(depth: Int) -> Int {
    let log = Log()
    show { Guided(depth: depth, log: log) }
    return log.count("guide")
  }

  func test_aGuideInStacksInStacksIsAskedForOnceForEachProposal() {
    let (few, many) = (questions(depth: 2), questions(depth: 8))
    XCTAssertGreaterThan(few, 0)
    XCTAssertLessThanOrEqual(many, few * 4)
  }

  func test_whereTheLastGuideHasGoneThereIsNoneToAlign() {
    let log = Log()
    show { Guided(depth: 1, log: log) }
    guard let text = find(.staticText, "guided"), let host = device.frontHost?.node(for: text)?.host else { return XCTFail("There is no text.") }
    XCTAssertTrue(host.hasAlignmentGuides)
    tap(.button, "Without")
    XCTAssertFalse(host.hasAlignmentGuides)
  }
}
