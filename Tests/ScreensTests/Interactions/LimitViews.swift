import HeadlessUI

// Views where actions reach a limit. They don't import `Screens`, because both sides have a `Button`.

/// A scroll view with an inner scroll view that takes all drags.
struct StubbornRowsView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(width: 300, height: 100) } } }.frame(width: 300, height: 400)
        Text("Below").frame(height: 300)
      }
    }
    .frame(width: 300, height: 400).accessibilityIdentifier("Rows")
  }
}

/// Rows that go away as soon as they're dragged.
struct VanishingRowsView: View {
  @State private var isGone = false

  var body: some View {
    if isGone {
      Text("Gone")
    } else {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(width: 300, height: 100) } } }
        .frame(width: 300, height: 400).accessibilityIdentifier("Rows").simultaneousGesture(DragGesture().onEnded { _ in isGone = true })
    }
  }
}

/// A list that can be refreshed, but isn't tall enough for a pull.
struct ShortListView: View {
  var body: some View { List(0..<20, id: \.self) { Text("Row \($0)") }.accessibilityIdentifier("Rows").refreshable {}.frame(height: 100) }
}

/// Controls that keep their values.
struct FixedControlsView: View {
  var body: some View {
    VStack {
      Slider(value: .constant(3), in: 0...10).accessibilityIdentifier("Volume")
      Stepper("Copies", value: .constant(2), in: 0...10).accessibilityIdentifier("Copies")
    }
  }
}
