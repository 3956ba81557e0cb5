import Foundation
import HeadlessUI

// The app side of tests that adjust and swipe elements.

extension TestDevice {
  /// A slider in the middle, a stepper at its minimum, a date picker at Tuesday, January 9, 2018, 9:41 AM, and a list of mails.
  static func adjustables() -> TestDevice { TestDevice { AdjustablesView() } }

  /// Three pages of an introduction above a hundred photos.
  static func pages() -> TestDevice { TestDevice { PagesView() } }
}

private struct AdjustablesView: View {
  @State private var volume = 0.5
  @State private var count = 0
  @State private var size = "Medium"
  @State private var date = Date(timeIntervalSince1970: 1_515_490_860)
  @State private var mails = ["First", "Second"]

  var body: some View {
    VStack {
      Slider(value: $volume).accessibilityIdentifier("VolumeSlider")
      Stepper("\(count) tickets", value: $count, in: 0...1).accessibilityIdentifier("TicketStepper")
      Picker("Size", selection: $size) { ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
      DatePicker("When", selection: $date).datePickerStyle(.wheel).accessibilityIdentifier("WhenPicker")
      List { ForEach(mails, id: \.self) { Text($0) }.onDelete { mails.remove(atOffsets: $0) } }
    }
  }
}

private struct PagesView: View {
  var body: some View {
    VStack {
      TabView {
        Text("Welcome")
        Text("Share")
        Text("Enjoy")
      }
      .tabViewStyle(.page)
      .accessibilityIdentifier("Introduction")
      List(0..<100) { Text("Photo \($0)").frame(height: 100) }
    }
  }
}

extension TestDevice {
  /// A secure field, its text in clear and in a URL, and an ordinary field.
  static func echo() -> TestDevice { TestDevice { EchoView() } }
}

private struct EchoView: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Text("Echo: \(password)")
      Text("URL: \(password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")")
    }
  }
}
