import SwiftUI

struct TitleUses: View {
  @State private var isOn = false
  @State private var choice = 1
  @State private var count = 1
  let title = "Title"
  let key: LocalizedStringKey = "Key"

  var body: some View {
    VStack {
      Button("Add", systemImage: "plus") {}
      Button("Delete", systemImage: "trash", role: .destructive) {}
      Button(title, systemImage: "plus", action: {})
      Button(key) {}
      Button("Logo", image: .titleUsesLogo) {}
      Toggle("On", systemImage: "power", isOn: $isOn)
      Toggle(title, isOn: $isOn)
      Menu("More", systemImage: "ellipsis") { Button("A") {} }
      Menu(title) { Button("A") {} }
      Label("Add", systemImage: "plus")
    }
    VStack {
      Label(title, systemImage: "plus")
      Label("Logo", image: "logo")
      Label("Logo", image: .titleUsesLogo)
      Image(.titleUsesLogo)
      Color(.titleUsesBrand)
      Picker("Pick", systemImage: "list.bullet", selection: $choice) { Text("1").tag(1) }
      Picker(selection: $choice, label: Text("Pick")) { Text("1").tag(1) }
      NavigationLink("Next") { Text("Next") }
      NavigationLink("Next", destination: Text("Next"))
      NavigationLink("Next", value: 3)
    }
    VStack {
      Stepper("Count \(count)", value: $count)
      Stepper("Count", value: $count, in: 0...3)
      Stepper("Count", onIncrement: {}, onDecrement: nil)
      ProgressView("Loading…")
      ProgressView("Loading", value: 0.3)
      Link("Site", destination: URL(string: "https://example.com")!)
      Text("A").accessibilityLabel("A \(count)").accessibilityValue(Text("B")).accessibilityHint(key).accessibilityLabel(title)
      Text("A").accessibility(label: Text("A")).accessibility(hint: Text("B")).accessibility(value: Text("C"))
      Text("A").accessibility(identifier: "a").accessibility(hidden: true).accessibility(addTraits: .isHeader).accessibility(removeTraits: .isImage)
      Text("A").accessibility(sortPriority: 1).help("Help").help(Text("Help"))
    }
    .navigationTitle("Title \(count)")
    .navigationTitle(key)
  }
}

extension ImageResource {
  static let titleUsesLogo = ImageResource(name: "logo", bundle: .main)
}

extension ColorResource {
  static let titleUsesBrand = ColorResource(name: "brand", bundle: .main)
}
