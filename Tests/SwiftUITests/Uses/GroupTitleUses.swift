import SwiftUI

struct GroupTitleUses: View {
  @State private var isExpanded = false
  let title = "Title"
  let key: LocalizedStringKey = "Key"

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab(title, systemImage: "gear") { Text("Settings") }
      Tab(key, image: "star") { Text("Stars") }
    }
    VStack {
      DisclosureGroup("More") { Text("A") }
      DisclosureGroup(key, isExpanded: $isExpanded) { Text("A") }
      GroupBox("Box") { Text("A") }
      GroupBox(label: Label("Box", systemImage: "shippingbox")) { Text("A") }
      ContentUnavailableView("Nothing", systemImage: "tray")
      ContentUnavailableView(title, systemImage: "tray", description: Text("Nothing **here**"))
      LabeledContent("Name", value: "Ann")
      LabeledContent("Count", value: 3, format: .number)
      LabeledContent(key) { Text("A") }
      Text("Inbox").badge(3).badge("new").badge(title)
    }
  }
}
