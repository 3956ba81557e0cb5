import SwiftUI

extension EnvironmentValues {
  @Entry var macroUsesCount: Int = 0
  @Entry var macroUsesName = "none"
  @Entry var macroUsesAction: (() -> Void)?
  @Entry public var macroUsesColors: [String: Color] = ["accent": .red]
}

extension FocusedValues {
  @Entry var macroUsesDocument: String?
  @Entry var macroUsesSelection: Binding<Int>?
}

extension Transaction {
  @Entry var macroUsesIsQuiet: Bool = false
}

struct MacroUses: View {
  @Environment(\.macroUsesCount) private var count
  @Environment(\.macroUsesName) private var name
  @Environment(\.macroUsesAction) private var action
  @FocusedValue(\.macroUsesDocument) private var document
  @FocusedBinding(\.macroUsesSelection) private var selection
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("draft") private var draft: String?

  var body: some View {
    VStack {
      Text("\(count) \(name)")
      Text(document ?? "no document")
      Button("Select") { selection = 3 }
      Button("Act") { action?() }
      TextField("Field", text: .constant("")).focusedValue(\.macroUsesDocument, "Draft")
      Text("Tab \(tab)").focusedSceneValue(\.macroUsesSelection, $tab)
    }
    .environment(\.macroUsesCount, 3)
    .transaction { $0.macroUsesIsQuiet = true }
  }
}

#Preview {
  MacroUses()
}

#Preview("Named") {
  MacroUses().environment(\.macroUsesName, "named")
}

#Preview("Traits", traits: .sizeThatFitsLayout) {
  NavigationStack { MacroUses() }
}

#Preview("Landscape", traits: .landscapeLeft, .fixedLayout(width: 300, height: 200)) {
  @Previewable @State var count = 3
  let name = "local"
  Stepper("\(count) \(name)", value: $count)
}

#Preview("Modified", traits: .modifier(PreviewUsesModifier())) {
  Group {
    if Bool.random() { Text("A") } else { Text("B") }
  }
}

#Preview {
  struct Container: View {
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
  }
  return Container()
}
