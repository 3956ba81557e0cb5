import Foundation
import HeadlessUI

/// A page with elements to read and touch.
struct TextsPage: View {
  var body: some View {
    VStack {
      Text("Texts").accessibilityAddTraits(.isHeader)
      Text("Don’t stop").accessibilityIdentifier("MottoLabel")
      Text("Log in").accessibilityIdentifier("ActionLabel")
      Button("Go on") {}
      Image("Logo", label: Text("Our logo")).accessibilityIdentifier("LogoImage")
      HStack { Text("Inside") }.accessibilityElement(children: .contain).accessibilityIdentifier("Box")
    }
  }
}

/// A page with fields to type into.
struct FieldsPage: View {
  @State private var name = ""
  @State private var password = ""
  @State private var notes = ""

  var body: some View {
    VStack {
      TextField("Your name", text: $name).accessibilityIdentifier("NameField")
      SecureField("Password", text: $password).accessibilityIdentifier("PasswordField")
      TextEditor(text: $notes).accessibilityIdentifier("NotesView").frame(width: 300, height: 100)
    }
  }
}

/// A page with switches, sliders and steppers.
struct ControlsPage: View {
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var count = 0
  @State private var size = "Small"

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("WiFiSwitch")
      Toggle("Locked", isOn: .constant(false)).accessibilityIdentifier("StuckSwitch")
      Slider(value: $volume).accessibilityIdentifier("VolumeSlider")
      Slider(value: .constant(0.2)).accessibilityIdentifier("StuckSlider")
      Stepper("Tickets", value: $count, in: 0...1).accessibilityIdentifier("TicketStepper")
      Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
    }
  }
}

/// A page with wheels to turn.
struct WheelsPage: View {
  @State private var fruit = "Apple"
  @State private var date = Date(timeIntervalSince1970: 1_515_490_860)

  var body: some View {
    VStack {
      Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Red pear", "Green pear"], id: \.self) { Text($0) } }
        .pickerStyle(.wheel).accessibilityIdentifier("FruitPicker")
      DatePicker("When", selection: $date).datePickerStyle(.wheel).accessibilityIdentifier("WhenPicker")
    }
  }
}
