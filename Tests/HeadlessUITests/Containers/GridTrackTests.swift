import Foundation
import XCTest

@testable import HeadlessUI

final class GridTrackTests: XCTestCase {
  private func lengths(_ items: [GridItem], in length: CGFloat) -> [CGFloat] { GridTrack.tracks(items, in: length, alignment: .center).map(\.length) }

  func test_flexibleTracksShareTheRoom() {
    XCTAssertEqual(lengths([GridItem(.flexible()), GridItem(.flexible())], in: 208), [100, 100])
  }

  func test_fixedTracksAreServedFirst() {
    XCTAssertEqual(lengths([GridItem(.fixed(50), spacing: 0), GridItem(.flexible())], in: 200), [50, 150])
  }

  func test_boundsAreKept() {
    XCTAssertEqual(lengths([GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible())], in: 200), [40, 160])
    XCTAssertEqual(lengths([GridItem(.flexible(minimum: 300))], in: 200), [300])
  }

  func test_adaptiveTracksAreAsManyAsFit() {
    XCTAssertEqual(lengths([GridItem(.adaptive(minimum: 60), spacing: 10)], in: 200), [60, 60, 60])
    XCTAssertEqual(lengths([GridItem(.adaptive(minimum: 500))], in: 200), [500])
  }

  func test_tracksStandOneAfterTheOther() {
    XCTAssertEqual(GridTrack.tracks([GridItem(.fixed(50)), GridItem(.fixed(20), spacing: 3), GridItem(.fixed(10))], in: 200, alignment: .center).map(\.offset), [0, 58, 81])
  }
}
