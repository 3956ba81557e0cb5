import HeadlessUI

/// Fields to type into.
struct FieldsView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var notes = ""
  @FocusState private var isNameFocused: Bool

  var body: some View {
    VStack {
      Text("Fields").accessibilityAddTraits(.isHeader)
      TextField("Your name", text: $name).accessibilityIdentifier("NameField").focused($isNameFocused)
      SecureField("Password", text: $password).accessibilityIdentifier("PasswordField")
      TextEditor(text: $notes).accessibilityIdentifier("NotesView").frame(width: 300, height: 120)
      Button("Write soon") { writeSoon() }
      Text("Hello, \(name.isEmpty ? "whoever you are" : name)").accessibilityIdentifier("GreetingLabel")
    }
  }

  private func writeSoon() {
    Task {
      try? await Task.sleep(for: .seconds(2))
      isNameFocused = true
    }
  }
}

/// A field with a keyboard of a given type.
struct KeyboardView: View {
  let type: KeyboardType
  @State private var text = ""

  init(_ type: KeyboardType) { self.type = type }

  var body: some View { TextField("Field", text: $text).keyboardType(type) }
}
