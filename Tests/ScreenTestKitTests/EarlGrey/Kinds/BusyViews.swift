import HeadlessUI

/// A screen whose button fades a text in, which moves nothing.
struct FadingView: View {
  let seconds: Double
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Load") { withAnimation(.linear(duration: seconds)) { isShown = true } }
      Button("Next") {}
      Text("Photo").opacity(isShown ? 1 : 0)
    }
  }
}

/// A screen under a sheet whose button closes it.
struct TransitionView: View {
  @State private var isShown = true

  var body: some View {
    Button("Next") {}
      .sheet(isPresented: $isShown) { Button("Load") { isShown = false } }
  }
}

/// A screen whose button brings the keyboard up.
struct KeyboardView: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Button("Load") { isFocused = true }
      Button("Next") {}
      TextField("Name", text: $name).focused($isFocused)
    }
  }
}
