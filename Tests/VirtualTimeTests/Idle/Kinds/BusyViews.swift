import HeadlessUI

/// A screen whose button fades in a text, without moving anything.
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

/// A screen under a sheet whose button closes the sheet.
struct TransitionView: View {
  @State private var isShown = true

  var body: some View {
    Button("Next") {}
      .sheet(isPresented: $isShown) { Button("Load") { isShown = false } }
  }
}

/// A screen whose button shows the keyboard.
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

/// A screen whose photos keep scrolling after a swipe.
struct GlidingView: View {
  var body: some View {
    VStack {
      Button("Next") {}
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("Photo \($0)").frame(height: 100) } } }.frame(height: 400).accessibilityIdentifier("Photos")
    }
  }
}

/// A screen that counts how often its photo is held for a second, and counts again after half a second.
struct HoldingView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("Count")
      Image("photo").resizable().frame(width: 200, height: 200).accessibilityIdentifier("Photo")
        .onLongPressGesture(minimumDuration: 1) {
          count += 1
          Task {
            try? await Task.sleep(for: .seconds(0.5))
            count += 1
          }
        }
    }
  }
}
