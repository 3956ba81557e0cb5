import Foundation
import HeadlessUI

/// Controls with parts of every kind: texts, images, spinners, drawings, and controls in controls.
struct PartsPage: View {
  @State private var isOn = true

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Line total", value: "$5")
        Text("Only a text").accessibilityIdentifier("OnlyText")
        links
        buttons
        Link("Help", destination: URL(string: "https://help.example")!)
        Menu("Sort") { Button("By name") {} }
      }
      .navigationTitle("Parts")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Label("Write", systemImage: "pencil")
          }
        }
        ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
      }
    }
  }

  @ViewBuilder private var links: some View {
    NavigationLink("Simple row") { Text("Page") }
    NavigationLink {
      Text("Page")
    } label: {
      VStack {
        Text("Title")
        Text("Details")
      }
    }
    NavigationLink {
      Text("Page")
    } label: {
      Text("With a switch")
      Toggle("Inner", isOn: $isOn)
    }
  }

  @ViewBuilder private var buttons: some View {
    Button {
    } label: {
      Image(systemName: "cart")
      Text("Buy").accessibilityIdentifier("BuyText")
      Text("now")
    }
    .accessibilityIdentifier("BuyButton")
    Button {
    } label: {
      ProgressView()
      Text("Loading")
    }
    Button {
    } label: {
      drawing.accessibilityLabel("Chart").frame(width: 40, height: 40)
    }
    Button("Pressed in its way") {}.buttonStyle(Whole())
  }

  private var drawing: some View {
    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
  }

  private struct Whole: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Button("Inner button") { configuration.trigger() }
      }
    }
  }
}

/// Controls whose parts appear, disappear and move as a number grows.
struct ChangingPartsPage: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      List {
        Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
        Button {
          count += 1
        } label: {
          HStack {
            if count.isMultiple(of: 2) { Image(systemName: "star") }
            Text("Count").frame(width: CGFloat(60 + count % 3 * 20))
            Text("\(count)")
          }
          .frame(width: 300)
        }
        .accessibilityIdentifier("CountButton")
        NavigationLink {
          Text("Page")
        } label: {
          Text("Sometimes")
          if count % 3 == 1 { Toggle("Inner", isOn: $isOn) }
        }
        if count % 4 > 1 { Button("Now and then") {}.transition(.slide) }
        ForEach(0..<count % 5, id: \.self) { number in NavigationLink("Row \(number)") { Text("Page") } }
      }
      .toolbar { if count % 3 != 2 { Button("Item \(count)") {} } }
    }
  }
}
