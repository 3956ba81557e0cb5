import ScreenTestKit
import SwiftUI

/// Tests that views are elements of the types that the page “Describing screens” lists.
final class ElementTypesPageTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(ControlsApp.self) }

  private struct ControlsApp: SwiftUI.App {
    @State private var text = ""
    @State private var isOn = true
    @State private var amount = 0.5
    @State private var count = 1
    @State private var isAsked = false
    @State private var isChosen = false

    var body: some Scene {
      WindowGroup {
        TabView {
          NavigationStack { controls.navigationTitle("Controls").searchable(text: $text, prompt: "Look for") }.tabItem { Text("First") }
          Text("Other").tabItem { Text("Second") }
        }
      }
    }

    private var controls: some SwiftUI.View {
      Form {
        NavigationLink("Link to a page") { Text("Page") }
        Menu("More") { SwiftUI.Button("Copy") {} }
        SwiftUI.Picker("Theme", selection: $count) { Text("System").tag(1) }
        SwiftUI.Picker("Size", selection: $count) { Text("Small").tag(1) }.pickerStyle(.segmented).accessibilityIdentifier("Sizes")
        Text("Plain")
        Text("Head").accessibilityAddTraits(.isHeader)
        SwiftUI.TextField("Name", text: $text)
        SecureField("Password", text: $text)
        Toggle("Sound", isOn: $isOn)
        SwiftUI.Slider(value: $amount).accessibilityLabel("Volume")
        SwiftUI.Stepper("Days", value: $count)
        SwiftUI.DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0)))
        SwiftUI.Button("Ask") { isAsked = true }.alert("Sure?", isPresented: $isAsked) {}
        SwiftUI.Button("Choose") { isChosen = true }.confirmationDialog("Which?", isPresented: $isChosen, titleVisibility: .visible) { SwiftUI.Button("This") {} }
        SwiftUI.Image(systemName: "star").accessibilityLabel("Star")
      }
    }
  }

  func test_typesOfElements() {
    Scenario("Views and their elements") {
      Given(the: device(is: DeviceModel(width: 390, height: 2_000)))
      for name in ["Link to a page", "More", "Theme, System", "Second"] { Then(I: see(Button(id: name))) }
      Then(I: see(Label(id: "Plain")))
      for name in ["Head", "Controls"] { Then(I: see(Header(id: name))) }
      Then(I: see(TextField(id: "Name")))
      Then(I: see(SecureTextField(id: "Password")))
      Then(I: see(SearchField(id: "Look for")))
      Then(I: see(Switch(id: "Sound")))
      Then(I: see(Slider(id: "Volume")))
      Then(I: see(Stepper(id: "Days")))
      Then(I: see(SegmentedControl(id: "Sizes")))
      Then(I: see(DatePicker(id: "Start")))
      Then(I: see(Table()))
      Then(I: see(Table().cell()))
      Then(I: see(NavBar()))
      Then(I: see(TabBar()))
      Then(I: see(Image(id: "Star")))
      When(I: tap(Button(id: "Ask")))
      Then(I: see(Alert(id: "Sure?")))
      When(I: removeAllAlerts)
      And(I: tap(Button(id: "Choose")))
      Then(I: see(Sheet(id: "Which?")))
    }
  }
}
