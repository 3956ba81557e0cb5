import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

/// Custom styles for gauges, menus, groups and dates.
///
/// Their bodies are shown, and their configurations work.
final class OwnStyleTests: DeviceTestCase {
  private struct Speedometer: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.currentValueLabel
        Text("\(Int(configuration.value * 100)) of 100")
        configuration.label
      }
    }
  }

  func test_aGaugeTellsItsStyleTheShareOfItsRange() {
    show {
      Gauge(value: 30, in: 0...120) {
        Text("Speed")
      } currentValueLabel: {
        Text("30 km/h")
      }
      .gaugeStyle(Speedometer())
    }
    XCTAssertEqual(texts, ["30 km/h", "25 of 100", "Speed"])
  }

  private struct Marked: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("marked")
        Menu(configuration)
      }
    }
  }

  func test_aMenuInItsStyleOpens() {
    show { Menu("Sort") { Button("By name") {} }.menuStyle(Marked()) }
    XCTAssertEqual(texts, ["marked"])
    tap(.button, "Sort")
    XCTAssertTrue(labels(.button).contains("By name"))
  }

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("column")
        configuration.content
      }
    }
  }

  private struct Zoom: View {
    @State private var level = 1
    var body: some View {
      Text("level \(level)")
      ControlGroup {
        Button("In") { level += 1 }
        Button("Out") { level -= 1 }
      }
      .controlGroupStyle(Column())
    }
  }

  func test_theControlsOfAGroupWorkInItsStyle() {
    show { Zoom() }
    tap(.button, "In")
    XCTAssertEqual(texts, ["level 2", "column"])
    XCTAssertEqual(labels(.button), ["In", "Out"])
  }

  private struct Chevron: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isExpanded ? "up" : "down")
          }
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  func test_aDisclosureGroupIsOpenedByItsStyle() {
    show { DisclosureGroup("Files") { Text("A") }.disclosureGroupStyle(Chevron()) }
    XCTAssertEqual(texts, [])
    tap(.button, "Files, down")
    XCTAssertEqual(labels(.button), ["Files, up"])
    XCTAssertEqual(texts, ["A"])
  }

  private struct Reversed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.content
        configuration.label
      }
    }
  }

  func test_labeledContentIsPutTogetherByItsStyle() {
    show { LabeledContent("Price", value: "3").labeledContentStyle(Reversed()) }
    XCTAssertEqual(texts, ["3", "Price"])
  }

  private struct NextDay: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("Next day") { configuration.selection += 86_400 }
      }
    }
  }

  private struct Arrival: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      Text("day \(Int(date.timeIntervalSince1970 / 86_400))")
      DatePicker("Arrival", selection: $date, displayedComponents: .date).datePickerStyle(NextDay())
    }
  }

  func test_aDatePickerIsChangedByItsStyle() {
    show { Arrival() }
    XCTAssertEqual(texts, ["day 0", "Arrival"])
    tap(.button, "Next day")
    XCTAssertEqual(texts, ["day 1", "Arrival"])
  }
}
