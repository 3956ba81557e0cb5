import SwiftUI

/// The view that `myScreen` describes.
struct MyView: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var volume = 0.0
  @State private var asks = false
  @State private var offers = false

  var body: some View {
    VStack {
      Text("My header text").accessibilityAddTraits(.isHeader)
      HStack {
        Button("MyButton") {}
        Button("Some view") {}
        Button("Next") {}
        Button("Back") { asks = true }
        Button("Offer") { offers = true }
      }
      Image("Picture").accessibilityIdentifier("MyImage")
      Toggle("Switch", isOn: $isOn).accessibilityIdentifier("MySwitch")
      Slider(value: $volume).accessibilityIdentifier("MySlider")
      List(0..<16) { number in
        Button("Row \(number)") {}.accessibilityIdentifier(number == 15 ? "LastCell" : "Cell")
      }
      .frame(width: 390, height: 300)
      .accessibilityIdentifier("MyTable")
      ScrollView {
        VStack {
          ForEach(0..<4, id: \.self) { Text("Line \($0)").frame(width: 300, height: 30) }
          TextField("Text", text: $text).accessibilityIdentifier("MyTextField")
        }
      }
      .accessibilityIdentifier("MyScrollView")
    }
    .alert("My alert title", isPresented: $asks) {
      Button("OK") {}
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("My sheet title", isPresented: $offers, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

/// A view that is visible for five seconds, hidden for five seconds, and then visible again.
struct BlinkingView: View {
  @State private var isHere = true

  var body: some View {
    VStack {
      if isHere {
        Text("My header text").accessibilityAddTraits(.isHeader)
        Button("MyButton") {}
      }
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(5))
        isHere.toggle()
      }
    }
  }
}
