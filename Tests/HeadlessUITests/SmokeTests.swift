import Foundation
import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable final class Model { var name = ""; var loading = false; var loaded = false
  func load() async { loading = true; try? await Task.sleep(for: .seconds(0.8)); loading = false; loaded = true }
}
struct Counter: View {
  @State private var count = 0
  let model: Model
  @State private var alert = false
  var body: some View {
    VStack {
      Text("Count \(count)").accessibilityIdentifier("CountLabel")
      Button("Add") { count += 1 }
      TextField("Name", text: Bindable(model).name)
      Text("Hello \(model.name)")
      if model.loading { Text("Loading") }
      if model.loaded { Text("Loaded") }
      Button("Load") { Task { await model.load() } }
      Button("Ask") { alert = true }
      Toggle("Sure", isOn: $alert)
    }.alert("Sure?", isPresented: $alert) { Button("Yes") { count = 100 }; Button("No", role: .cancel) {} } message: { Text("Really") }
  }
}
final class SmokeTests: DeviceTestCase {
  func test_it() {
    let model = Model()
    show { Counter(model: model) }
    print(device.tree.textPicture())
    tap(.button, "Add")
    XCTAssertNotNil(find(.staticText, "Count 1"))
    tap(.textField, "Name")
    device.typeText("Ann")
    tap(.button, "Load")
    print(device.tree.textPicture())
    XCTAssertNotNil(find(.staticText, "Loading"))
    print(device.wait(timeout: 30) { find(.staticText, "Loaded") != nil })
    print(device.scheduler.now)
    tap(.button, "Ask")
    print(device.tree.textPicture())
    tap(.button, "Yes")
    XCTAssertNotNil(find(.staticText, "Count 100"))
    XCTAssertNil(find(.alert))
    print(device.wait(timeout: 30) { find(.staticText, "Never") != nil })
  }
  func test_list() {
    show { TabView { NavigationStack { List(0..<1_000_000) { i in NavigationLink("Row \(i)") { Text("Detail \(i)").navigationTitle("D\(i)") } }.navigationTitle("Feed") }.tabItem { Label("Feed", systemImage: "x") }
      Text("Profile").tabItem { Text("Me") } } }
    print(device.tree.textPicture())
    tap(.cell, "Row 3")
    print(device.tree.textPicture())
    tap(.button, "BackButton")
    device.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200))
    print(labels(.cell))
    tap(.button, "Me")
    print(device.tree.textPicture())
  }
}
