import Foundation
import ScreenModel

@testable import HeadlessUI

extension SheetScreen {
  /// The screens with controls.
  static var controls: [SheetScreen] {
    [
      SheetScreen("buttons") { Buttons() },
      SheetScreen("buttons-dark", .phone.dark) { Buttons() },
      SheetScreen("controls") { Controls() },
      SheetScreen("controls-dark", .small.dark) { Controls() },
      SheetScreen("controls-disabled") { Controls().disabled(true) },
      SheetScreen("gauges") { Gauges() },
    ]
  }

  /// The screens with pickers.
  static var pickers: [SheetScreen] {
    [
      SheetScreen("pickers") { Pickers() },
      SheetScreen("picker-menu", .phone, prepare: { $0.tap(.button, "SizePicker") }, view: { Pickers() }),
      SheetScreen("date-compact") { Dates(style: .compact) },
      SheetScreen("date-compact-open", .phone.dark, prepare: { $0.tap(.button, "Date Picker") }, view: { Dates(style: .compact) }),
      SheetScreen("date-graphical") { Dates(style: .graphical) },
      SheetScreen("date-wheel", .small) { Dates(style: .wheel) },
      SheetScreen("color-picker", .phone, prepare: { $0.tap(.colorWell, "Paint") }, view: { Controls() }),
    ]
  }
}

private struct Buttons: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        row("Automatic", .automatic)
        row("Plain", .plain)
        row("Borderless", .borderless)
        row("Bordered", .bordered)
        row("Prominent", .borderedProminent)
        row("Glass", .glass)
        row("Glass 2", .glassProminent)
        HStack {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
        HStack {
          Button("Green") {}.tint(.green)
          Button("Purple") {}.tint(.purple)
          Button("Capsule") {}.buttonBorderShape(.capsule)
        }
        .buttonStyle(.borderedProminent)
        HStack {
          Button("Send", systemImage: "paperplane.fill") {}
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
          Button {
          } label: {
            Text("Wide").frame(maxWidth: .infinity)
          }
        }
        .buttonStyle(.bordered)
      }
      .padding()
    }
  }

  private func row<Style: PrimitiveButtonStyle>(_ name: String, _ style: Style) -> some View {
    HStack {
      Button(name) {}
      Button("Delete", role: .destructive) {}
      Button("Disabled") {}.disabled(true)
    }
    .buttonStyle(style)
  }
}

private struct Controls: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var volume = 0.4
  @State private var count = 3
  @State private var color = Color.red
  @State private var text = ""

  var body: some View {
    List {
      Toggle("On", isOn: $isOn)
      Toggle("Off", isOn: $isOff)
      Toggle("As a button", isOn: $isOn).toggleStyle(.button)
      Stepper("Count: \(count)", value: $count)
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      Slider(value: $volume).tint(.pink)
      ColorPicker("Paint", selection: $color)
      TextField("Placeholder", text: $text)
      Menu("More", systemImage: "ellipsis.circle") { Button("Share") {} }
      Button("A button in a row") {}
    }
  }
}

private struct Gauges: View {
  var body: some View {
    List {
      Section("Progress") {
        ProgressView()
        ProgressView("Loading")
        ProgressView("Uploading", value: 0.3)
        ProgressView(value: 0.8).tint(.green)
        ProgressView(value: 0.5).progressViewStyle(.circular)
      }
      Section("Gauges") {
        Gauge(value: 0.6) {
          Text("Battery")
        } currentValueLabel: {
          Text("60%")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        Gauge(value: 0.2) { Text("Storage") }.gaugeStyle(.linearCapacity).tint(.red)
        Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinear)
        HStack {
          Gauge(value: 0.7) {
            Text("CPU")
          } currentValueLabel: {
            Text("70")
          }.gaugeStyle(.accessoryCircular).tint(.orange)
          Gauge(value: 0.4) {
            Text("RAM")
          } currentValueLabel: {
            Text("40")
          }.gaugeStyle(.accessoryCircularCapacity).tint(.blue)
        }
      }
    }
  }
}

private struct Pickers: View {
  @State private var size = "Medium"
  @State private var month = "March"
  private let sizes = ["Small", "Medium", "Large"]

  var body: some View {
    Form {
      Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.menu).accessibilityIdentifier("SizePicker")
      Picker("Segments", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.segmented)
      Picker("Inline", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.inline)
      Picker("Palette", selection: $size) { ForEach(sizes, id: \.self) { Label($0, systemImage: "square") } }.pickerStyle(.palette)
      Section("Page") { Picker("Page", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.navigationLink) }
      Picker("Month", selection: $month) { ForEach(["January", "February", "March", "April", "May"], id: \.self) { Text($0) } }.pickerStyle(.wheel)
    }
  }
}

private struct Dates<Style: DatePickerStyle>: View {
  let style: Style
  // Tuesday, 9 January 2018, 9:41 in the morning in Greenwich.
  @State private var date = Date(timeIntervalSince1970: 1_515_490_860)

  var body: some View {
    Form {
      Section("Appointment") {
        DatePicker("Starts", selection: $date).datePickerStyle(style)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).tint(.purple)
      }
    }
  }
}
