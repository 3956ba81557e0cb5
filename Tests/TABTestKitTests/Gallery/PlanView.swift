import HeadlessUI

/// A field above a picture that extends under the keyboard in landscape orientation.
struct PlanView: View {
  @State private var text = ""

  var body: some View {
    ScrollView {
      VStack {
        TextField("Field", text: $text).accessibilityIdentifier("Field")
        Color.gray.frame(width: 300, height: 450).accessibilityElement().accessibilityLabel("Plan")
        ForEach(0..<40, id: \.self) { Text("Line \($0)") }
      }
    }
  }
}
