import SwiftUI

struct FieldsView: View {
  @State private var text = ""
  @State private var password = ""
  @State private var long = ""

  var body: some View {
    ScrollView {
      VStack {
        TextField("Text", text: $text).accessibilityIdentifier("MyTextField")
        SecureField("Password", text: $password).accessibilityIdentifier("MySecureTextField")
        TextEditor(text: $long).frame(width: 300, height: 200).accessibilityIdentifier("MyTextView")
        ForEach(0..<40, id: \.self) { Text("Line \($0)") }
      }
    }
  }
}

struct KeyboardView: View {
  let type: KeyboardType
  @State private var text = ""

  var body: some View { TextField("Text", text: $text).keyboardType(type).accessibilityIdentifier("MyTextField") }
}

struct TableView: View {
  var body: some View {
    List(0..<40) { number in
      Button("Row \(number)") {}.accessibilityIdentifier(number < 3 ? "MyTableCellID" : "OtherCellID")
    }
    .accessibilityIdentifier("MyTable")
  }
}

/// A list, which has been a collection view on a phone since iOS 16.
struct CollectionGrid: View {
  var body: some View {
    List(0..<60, id: \.self) { number in
      Text("Item \(number)").frame(width: 150, height: 100).accessibilityIdentifier(number < 3 ? "MyCollectionViewCellID" : "OtherCellID")
    }
    .accessibilityIdentifier("MyCollectionView")
  }
}

struct BarsView: View {
  var body: some View {
    TabView {
      ForEach(1..<5, id: \.self) { number in
        NavigationStack { Text("Page \(number)").navigationTitle("Screen Title") }.tabItem { Text("Tab \(number)") }
      }
    }
  }
}

struct DialogsView: View {
  @State private var asks = false
  @State private var tells = false
  @State private var offers = false

  var body: some View {
    VStack {
      Button("Ask") { asks = true }
      Button("Tell") { tells = true }
      Button("Offer") { offers = true }
      ShareLink("Share", item: "A picture")
    }
    .alert("My alert title", isPresented: $asks) {
      Button("Delete", role: .destructive) {}
      Button("OK") {}
      Button("Cancel", role: .cancel) {}
    }
    .alert("An error occurred!", isPresented: $tells) { Button("OK") {} }
    .confirmationDialog("My sheet title", isPresented: $offers, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct ControlsView: View {
  @State var isOn: Bool
  @State private var volume = 0.5
  @State private var number = 0
  @State private var segment = 1
  @State private var text = "The value"

  var body: some View {
    VStack {
      Toggle("Switch", isOn: $isOn).accessibilityIdentifier("MySwitch")
      Slider(value: $volume).accessibilityIdentifier("MySlider")
      Stepper("Stepper", value: $number, in: 0...1).accessibilityIdentifier("MyStepper")
      VStack {
        Picker("Segments", selection: $segment) { ForEach(1..<4, id: \.self) { Text("Segment \($0)") } }.pickerStyle(.segmented)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("MySegmentedControl")
      Picker("Text", selection: $text) { ForEach(["The value", "New value"], id: \.self) { Text($0) } }.pickerStyle(.wheel).accessibilityIdentifier("MyPicker")
      Image("Example", label: Text("image of random object")).accessibilityIdentifier("ExampleImage")
    }
  }
}

struct PagesView: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) { ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page).accessibilityIdentifier("MyPageIndicator")
  }
}

struct PageOfTheWeb: View {
  var body: some View { WebView(html: "<h1>A page</h1><p>With a paragraph</p>").accessibilityIdentifier("MyWebView") }
}
