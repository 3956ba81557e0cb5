import HeadlessUI

/// Every control whose value a test adjusts.
struct ControlsView: View {
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var age = 1
  @State private var size = "Small"
  @State private var colour = "Red"
  @State private var fruit = "Apple"

  var body: some View {
    VStack {
      Text("Controls").accessibilityAddTraits(.isHeader)
      Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("WiFiSwitch")
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
