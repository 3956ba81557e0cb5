import SwiftUI

struct ToolbarUsesContent: ToolbarContent {
  @Environment(\.dismiss) private var dismiss
  @Binding var isEditing: Bool
  var canSave = true

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Cancel") { dismiss() }
    }
    if canSave {
      ToolbarItem(placement: .confirmationAction) { Button("Save") { isEditing = false } }
    } else {
      ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} }
    }
  }
}

struct ToolbarUses: View {
  @State private var isEditing = false
  @State private var text = ""
  @FocusState private var isFocused: Bool

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) { Button("Back") {} }
    ToolbarItemGroup(placement: .navigationBarTrailing) {
      Button("A") {}
      Button("B") {}
    }
    ToolbarSpacer(.fixed, placement: .topBarTrailing)
    ToolbarSpacer(.flexible)
  }

  private func closeItem(_ title: String) -> some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Button(title) {} }
  }

  private var plain: ToolbarItem<Void, Button<Text>> { ToolbarItem { Button("Plain") {} } }

  var body: some View {
    NavigationStack {
      TextField("Text", text: $text)
        .focused($isFocused)
        .toolbar { ToolbarUsesContent(isEditing: $isEditing) }
        .toolbar { items }
        .toolbar { closeItem("Close") }
        .toolbar { plain }
        .toolbar(content: { items })
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Title").font(.headline) }
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { isFocused = false }
          }
          ToolbarItem(placement: .bottomBar) { Button("Share") {} }
          ToolbarItem(placement: .status) { Text("3 items") }
          ToolbarItem(placement: .primaryAction) { EditButton() }
          ToolbarItem(placement: .secondaryAction) { Button("More") {} }
          ToolbarItem(placement: .navigation) { Button("Menu") {} }
          if isEditing { ToolbarItem(id: "x") { Button("X") {} } }
        }
        .toolbar {
          Button("View") {}
          Button("Another") {}
        }
        .toolbar {
          switch isEditing {
          case true: ToolbarItem { Text("on") }
          case false: ToolbarItem { Text("off") }
          }
        }
        .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
        .toolbar(id: "main") { ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") {} } }
        .toolbar(.hidden, for: .tabBar)
        .toolbar(.hidden, for: .navigationBar, .bottomBar)
        .toolbar(.visible)
        .toolbarVisibility(.hidden, for: .tabBar)
        .toolbar(removing: .title)
        .toolbarRole(.editor)
        .toolbarBackground(.visible, for: .navigationBar)
    }
  }
}
