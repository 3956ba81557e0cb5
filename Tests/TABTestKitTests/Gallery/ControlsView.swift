import HeadlessUI

/// Every control whose value a test adjusts.
struct ControlsView: View {
  @State private var isOn = false
  @State private var isSlowOn = false
  @State private var isTooSlowOn = false
  @State private var volume = 0.5
  @State private var age = 1
  @State private var size = "Small"
  @State private var colour = "Red"
  @State private var fruit = "Apple"

  var body: some View {
    VStack {
      Text("Controls").accessibilityAddTraits(.isHeader)
      Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("WiFiSwitch")
      Toggle("Slow", isOn: $isSlowOn.after(seconds: 0.9)).accessibilityIdentifier("SlowSwitch")
      Toggle("Too slow", isOn: $isTooSlowOn.after(seconds: 1.1)).accessibilityIdentifier("TooSlowSwitch")
      Toggle("Locked", isOn: .constant(false)).accessibilityIdentifier("StuckSwitch")
      Slider(value: $volume).accessibilityIdentifier("VolumeSlider")
      Stepper("Age", value: $age, in: 0...2).accessibilityIdentifier("AgeStepper")
      Text("\(age)").accessibilityIdentifier("AgeLabel")
      Picker("Size", selection: $size) { options("Small", "Large") }.pickerStyle(.segmented)
      VStack {
        Picker("Colour", selection: $colour) { options("Red", "Blue") }.pickerStyle(.segmented)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("ColourBox")
      Picker("Fruit", selection: $fruit) { options("Apple", "Pear", "Plum") }.pickerStyle(.wheel).accessibilityIdentifier("FruitPicker")
      Text("\(size) \(colour) \(fruit)").accessibilityIdentifier("ChoiceLabel")
    }
  }

  private func options(_ names: String...) -> some View { ForEach(names, id: \.self) { Text($0) } }
}

extension Binding where Value: Sendable {
  /// Returns a binding that's set after a delay, as if a server answered.
  @MainActor
  fileprivate func after(seconds: Double) -> Binding {
    Binding {
      wrappedValue
    } set: { newValue in
      Task {
        try? await Task.sleep(for: .seconds(seconds))
        wrappedValue = newValue
      }
    }
  }
}
