import HeadlessUI

/// A screen that shows its orientation, the number of shakes, and the input to its field and canvas.
struct MotionView: View {
  @State private var shakes = 0
  @State private var note = "Grace"
  @State private var strokes: [String] = []
  @State private var start: DragGesture.Value?

  var body: some View {
    VStack {
      GeometryReader { area in Text(area.size.width > area.size.height ? "wide" : "tall").accessibilityIdentifier("Shape") }.frame(height: 450)
      Text("\(shakes) shakes").accessibilityIdentifier("Shakes").onShake {
        Task {
          try? await Task.sleep(for: .seconds(1))
          shakes += 1
        }
      }
      TextField("Note", text: $note).textInputAutocapitalization(.characters).autocorrectionDisabled(false)
      Text(strokes.joined(separator: " ")).accessibilityIdentifier("Strokes").frame(width: 380, height: 90)
      Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("Canvas").gesture(drawing)
    }
  }

  private var drawing: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if start == nil {
          start = value
          strokes.removeAll()
        }
        note(value, "moved")
      }
      .onEnded { value in
        note(value, "ended")
        start = nil
      }
  }

  private func note(_ value: DragGesture.Value, _ phase: String) {
    let seconds = value.time.timeIntervalSince(start?.time ?? value.time)
    let point = "\(Int(value.location.x.rounded())),\(Int(value.location.y.rounded()))"
    strokes.append("\(strokes.isEmpty ? "began" : phase) \(point) at \((seconds * 1_000).rounded() / 1_000)")
  }
}

/// An app that is never idle.
struct RestlessMotionView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(0.5))
        count += 1
      }
    }
  }
}
