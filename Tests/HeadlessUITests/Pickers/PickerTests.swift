import ScreenModel
import VirtualTime
import XCTest

@testable import HeadlessUI

final class PickerTests: DeviceTestCase {
  private enum Size: String, CaseIterable { case small = "Small", medium = "Medium", large = "Large" }

  private struct Sizes<Style: PickerStyle>: View {
    let style: Style
    @State private var size = Size.medium
    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(style)
      .accessibilityIdentifier("SizePicker")
      Text("Chosen: \(size.rawValue)")
      Button("Reset") { size = .small }
    }
  }

  private struct SizeRows: View {
    @State private var size = Size.medium
    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.inline)
      Text("Chosen: \(size.rawValue)")
    }
  }

  private struct SizeMenu: View {
    @State private var size = Size.medium
    var body: some View {
      Menu("More") {
        Button("Share") {}
        Picker("Size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }
        Picker("Again", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text("\($0.rawValue) again") }
        }
        .pickerStyle(.menu)
      }
      Text("Chosen: \(size.rawValue)")
    }
  }

  func test_aMenuShowsTheOptionsOfAPickerAmongItsItems() {
    show { SizeMenu() }
    tap(.button, "More")
    XCTAssertEqual(labels(.cell), ["Share", "Small", "Medium", "Large", "Again"])
    tap(.button, "Large")
    XCTAssertEqual(texts, ["Chosen: Large"])
    XCTAssertEqual(count(.cell), 0)
  }

  func test_aPickerWithAMenuOfItsOwnOpensItFromAMenu() {
    show { SizeMenu() }
    tap(.button, "More")
    tap(.button, "Again")
    tap(.button, "Small again")
    XCTAssertEqual(texts, ["Chosen: Small"])
    XCTAssertEqual(count(.cell), 0)
  }

  private struct Tagged: View {
    @State private var number = 1
    var body: some View {
      Picker(selection: $number) {
        Text("One").tag(1)
        Text("Two").tag(2).accessibilityIdentifier("TwoSegment")
      } label: {
        Text("Number")
      }
      .pickerStyle(.segmented)
    }
  }

  func test_aSegmentedPickerHasAButtonForEachOption() {
    show { Sizes(style: .segmented) }
    XCTAssertNotNil(find(.segmentedControl, "SizePicker"))
    XCTAssertEqual(isSelected(.button, "Medium"), true)
    XCTAssertEqual(isSelected(.button, "Large"), false)
    tap(.button, "Large")
    XCTAssertEqual(isSelected(.button, "Medium"), false)
    XCTAssertEqual(isSelected(.button, "Large"), true)
    XCTAssertNotNil(find(.staticText, "Chosen: Large"))
  }

  func test_theSelectionFollowsTheState() {
    show { Sizes(style: .segmented) }
    tap(.button, "Reset")
    XCTAssertEqual(isSelected(.button, "Small"), true)
    XCTAssertEqual(isSelected(.button, "Medium"), false)
  }

  func test_optionsAreKnownByTheirTags() {
    show { Tagged() }
    XCTAssertEqual(isSelected(.button, "One"), true)
    tap(.button, "TwoSegment")
    XCTAssertEqual(isSelected(.button, "Two"), true)
  }

  func test_aWheelShowsTheChosenRowAsItsValue() throws {
    show { Sizes(style: .wheel) }
    let picker = try XCTUnwrap(find(.picker, "SizePicker"))
    let wheel = try XCTUnwrap(device.tree.first(ElementQuery(scope: picker, type: .pickerWheel)))
    XCTAssertEqual(device.tree.value(of: wheel), "Medium")
    XCTAssertEqual(device.adjust(wheel, toValue: "Large"), .adjusted(.settled))
    XCTAssertEqual(device.tree.value(of: wheel), "Large")
    XCTAssertNotNil(find(.staticText, "Chosen: Large"))
  }

  func test_adjustingAWheelSaysWhatIsWrong() throws {
    show { Sizes(style: .wheel) }
    let wheel = try XCTUnwrap(find(.pickerWheel))
    XCTAssertEqual(device.adjust(wheel, toValue: "Medium"), .alreadyThere)
    XCTAssertEqual(device.adjust(wheel, toValue: "Huge"), .noSuchValue(candidates: ["Small", "Medium", "Large"]))
    XCTAssertEqual(device.adjust(try XCTUnwrap(find(.button, "Reset")), toValue: "Large"), .notAWheel)
  }

  func test_aDisabledWheelDoesNotTurn() throws {
    show { Sizes(style: .wheel).disabled(true) }
    XCTAssertEqual(device.adjust(try XCTUnwrap(find(.pickerWheel)), toValue: "Large"), .disabled)
    drag(.pickerWheel, by: 0, 32)
    XCTAssertEqual(value(.pickerWheel), "Medium")
  }

  func test_aDragTurnsTheWheelRowByRow() {
    show { Sizes(style: .wheel) }
    drag(.pickerWheel, by: 0, -32)
    XCTAssertEqual(value(.pickerWheel), "Large")
    drag(.pickerWheel, by: 0, 500)
    XCTAssertEqual(value(.pickerWheel), "Small")
  }

  func test_aTapOnTheNextRowTurnsTheWheelToIt() {
    show { Sizes(style: .wheel) }
    let frame = frame(.pickerWheel)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY + 32))
    XCTAssertEqual(value(.pickerWheel), "Large")
  }

  func test_aMenuPickerIsAButtonWithTheChosenOptionAsItsValue() {
    show { Sizes(style: .menu) }
    XCTAssertEqual(value(.button, "SizePicker"), "Medium")
    tap(.button, "SizePicker")
    XCTAssertEqual(find(.button, "Medium", at: 1).map { device.tree.isSelected($0) }, true)
    tap(.button, "Large")
    XCTAssertEqual(value(.button, "SizePicker"), "Large")
    XCTAssertNil(find(.button, "Small"))
    tap(.button, "SizePicker")
    XCTAssertEqual(labels(.cell), ["Small", "Medium", "Large"])
  }

  func test_anInlinePickerShowsAllOptions() {
    show { Sizes(style: .inline) }
    XCTAssertEqual(isSelected(.button, "Medium"), true)
    tap(.button, "Small")
    XCTAssertEqual(isSelected(.button, "Small"), true)
    XCTAssertEqual(isSelected(.button, "Medium"), false)
  }

  func test_anInlinePickerInAListHasARowForEachOption() {
    show { List { SizeRows() } }
    XCTAssertEqual(labels(.cell), ["Small", "Medium", "Large", "Chosen: Medium"])
    tap(.cell, "Large")
    XCTAssertEqual(isSelected(.button, "Large"), true)
    XCTAssertNotNil(find(.staticText, "Chosen: Large"))
  }
}
