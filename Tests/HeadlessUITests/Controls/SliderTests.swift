import ScreenModel
import VirtualTime
import XCTest

@testable import HeadlessUI

final class SliderTests: DeviceTestCase {
  private struct Volume: View {
    @State private var volume = 0.5
    @State private var isEditing: [Bool] = []
    var body: some View {
      Slider(value: $volume) {
        Text("Volume")
      } onEditingChanged: {
        isEditing.append($0)
      }.accessibilityIdentifier("VolumeSlider")
      Text("Volume is \(volume.formatted(.number.precision(.fractionLength(2))))")
      Text("\(isEditing.count) changes")
    }
  }

  private struct Stepped: View {
    @State private var stars = 1.0
    var body: some View {
      Slider(value: $stars, in: 1...5, step: 2) {
        Text("Stars")
      } minimumValueLabel: {
        Text("one")
      } maximumValueLabel: {
        Text("five")
      }
      Text("\(Int(stars)) stars")
    }
  }

  func test_valueIsThePositionInPercent() {
    show { Volume() }
    XCTAssertEqual(value(.slider, "VolumeSlider"), "50%")
    XCTAssertEqual(find(.slider, "Volume").map { device.tree.identifier(of: $0) }, "VolumeSlider")
  }

  func test_adjustingMovesTheBindingAndTellsOfTheEditing() throws {
    show { Volume() }
    let slider = try XCTUnwrap(find(.slider))
    XCTAssertEqual(device.adjust(slider, toNormalizedPosition: 0.25), .adjusted(.settled))
    XCTAssertEqual(value(.slider), "25%")
    XCTAssertEqual(device.normalizedSliderPosition(of: slider), 0.25)
    XCTAssertNotNil(find(.staticText, "Volume is 0.25"))
    XCTAssertNotNil(find(.staticText, "2 changes"))
  }

  func test_adjustingToWhereItIsSaysSo() throws {
    show { Volume() }
    XCTAssertEqual(device.adjust(try XCTUnwrap(find(.slider)), toNormalizedPosition: 0.5), .alreadyThere)
  }

  func test_positionsBeyondTheEndsAreTheEnds() throws {
    show { Volume() }
    device.adjust(try XCTUnwrap(find(.slider)), toNormalizedPosition: 7)
    XCTAssertEqual(value(.slider), "100%")
    device.adjust(try XCTUnwrap(find(.slider)), toNormalizedPosition: -.infinity)
    XCTAssertEqual(value(.slider), "0%")
  }

  func test_whatIsNotASliderCannotBeAdjusted() throws {
    show { Volume() }
    let text = try XCTUnwrap(find(.staticText, "0 changes"))
    XCTAssertEqual(device.adjust(text, toNormalizedPosition: 1), .notASlider)
    XCTAssertNil(device.normalizedSliderPosition(of: text))
  }

  func test_aDisabledSliderStaysWhereItIs() throws {
    show { Volume().disabled(true) }
    XCTAssertEqual(device.adjust(try XCTUnwrap(find(.slider)), toNormalizedPosition: 1), .disabled)
    drag(.slider, by: 100, 0)
    XCTAssertEqual(value(.slider), "50%")
  }

  func test_theThumbFollowsTheFinger() {
    show { Volume() }
    let travel = frame(.slider).width - 28
    drag(.slider, by: travel / 4, 0)
    XCTAssertEqual(value(.slider), "75%")
  }

  func test_aDragThatBeginsBesideTheThumbMovesNothing() {
    show { Volume() }
    drag(.slider, from: CGPoint(x: 0.1, y: 0.5), by: 200, 0)
    XCTAssertEqual(value(.slider), "50%")
  }

  func test_stepsAreKept() throws {
    show { Stepped() }
    XCTAssertEqual(value(.slider, "Stars"), "0%")
    device.adjust(try XCTUnwrap(find(.slider)), toNormalizedPosition: 0.6)
    XCTAssertNotNil(find(.staticText, "3 stars"))
    XCTAssertEqual(value(.slider), "50%")
  }

  func test_theLabelsOfTheEndsStandBesideTheTrack() {
    show { Stepped() }
    XCTAssertLessThanOrEqual(frame(.staticText, "one").maxX, frame(.slider).minX)
    XCTAssertGreaterThanOrEqual(frame(.staticText, "five").minX, frame(.slider).maxX)
    XCTAssertNil(find(.staticText, "Stars"))
  }
}
