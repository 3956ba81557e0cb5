import Foundation
import XCTest

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
}
