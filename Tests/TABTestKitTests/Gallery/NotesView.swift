import HeadlessUI

/// A text editor on a page that is longer than the screen.
struct NotesView: View {
  @State private var notes = ""

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<10, id: \.self) { Text("Above \($0)").frame(height: 30) }
        TextEditor(text: $notes).accessibilityIdentifier("NotesView").frame(width: 300, height: 200)
        ForEach(0..<30, id: \.self) { Text("Below \($0)").frame(height: 30) }
      }
    }
  }
}
