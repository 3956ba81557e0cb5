import HeadlessUI

/// Views that show the touches that they receive.
struct TouchesView: View {
  @State private var taps = 0
  @State private var doubleTaps = 0
  @State private var presses = 0
  @State private var isLateHere = false
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Touches").accessibilityAddTraits(.isHeader)
      Text("\(taps) taps, \(doubleTaps) double taps, \(presses) presses").accessibilityIdentifier("CountLabel")
      Button("Tap me") { taps += 1 }
      Button("Tap me not") { taps += 1 }.disabled(!isOn)
      Text("Pad").accessibilityIdentifier("Pad").onTapGesture(count: 2) { doubleTaps += 1 }
      Text("Mat").accessibilityIdentifier("Mat").onLongPressGesture(minimumDuration: 0.5) { presses += 1 }
      Text("Hidden").hidden()
      Text("Faint").opacity(0)
      Color.red.frame(width: 0, height: 0).accessibilityElement().accessibilityLabel("Point")
      Button("Either") {}.disabled(isLateHere).accessibilityAddTraits(isLateHere ? .isSelected : [])
      Image("ExampleImage", label: Text("image of random object")).accessibilityIdentifier("ExampleImage")
      Button("Wait for it") { bring() }
      if isLateHere {
        Button("Late") { taps += 1 }
        Text("Pad").accessibilityIdentifier("LatePad").onTapGesture(count: 2) { doubleTaps += 1 }
        Text("Spot").accessibilityIdentifier("LateSpot").onTapGesture { taps += 1 }
        Text("Mat").accessibilityIdentifier("LateMat").onLongPressGesture(minimumDuration: 0.5) { presses += 1 }
      }
      HStack { Button("OK") { taps += 10 } }.accessibilityElement(children: .contain).accessibilityIdentifier("FirstBox")
      HStack { Button("OK") { taps += 100 } }.accessibilityElement(children: .contain).accessibilityIdentifier("SecondBox")
    }
  }

  private func bring() {
    Task {
      try? await Task.sleep(for: .seconds(3))
      isLateHere = true
      isOn = true
      try? await Task.sleep(for: .seconds(60))
      isLateHere = false
    }
  }
}
