import Foundation
import HeadlessUI

// Views that show the touches and keys that they receive. They don't import `Screens`, because both sides have a `Button`.

/// A pad that starts an animation of two seconds on swipes and presses.
struct AnimatedPadView: View {
  @State private var isDim = false
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Text(log.joined(separator: " ")).accessibilityIdentifier("Log")
      Rectangle().frame(width: 200, height: 120).opacity(isDim ? 0.5 : 1).accessibilityIdentifier("Pad")
        .gesture(DragGesture(minimumDistance: 5).onEnded { _ in animate() })
        .simultaneousGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in animate() })
      Spacer()
    }
  }

  private func animate() {
    log.append("begun")
    withAnimation(.linear(duration: 2)) {
      isDim.toggle()
    } completion: {
      log.append("over")
    }
  }
}

/// A canvas of 100 points whose left half is covered, and a canvas outside of the screen.
///
/// The views log where touches end.
struct CoveredCanvasView: View {
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Text(log.joined(separator: " ")).accessibilityIdentifier("Log")
      ZStack(alignment: .topLeading) {
        Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("Canvas").gesture(drawing("canvas"))
        Rectangle().frame(width: 50, height: 100).accessibilityIdentifier("Cover").gesture(drawing("cover"))
      }
      Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("Far").offset(x: 2_000)
      Spacer()
    }
  }

  private func drawing(_ name: String) -> some Gesture {
    DragGesture(minimumDistance: 0).onEnded { log.append("\(name) \(Int($0.location.x.rounded())),\(Int($0.location.y.rounded()))") }
  }
}

/// A canvas that logs when a press is long enough, and when the finger is lifted.
struct PressCanvasView: View {
  @State private var log: [String] = []
  @State private var start: Date?

  var body: some View {
    VStack(spacing: 0) {
      Text(log.joined(separator: " ")).accessibilityIdentifier("Log")
      Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("Canvas")
        .gesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in note("pressed") })
        .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in start = start ?? Date() }.onEnded { _ in note("lifted") })
    }
  }

  private func note(_ event: String) {
    log.append("\(event) after \(((start.map { Date().timeIntervalSince($0) } ?? -1) * 1_000).rounded() / 1_000)")
  }
}

/// A field that capitalizes all characters and logs each change.
struct LoudFieldView: View {
  @State private var text = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ", ")).accessibilityIdentifier("Log")
      TextField("Name", text: $text).textInputAutocapitalization(.characters).autocorrectionDisabled(false).accessibilityIdentifier("NameField")
        .onChange(of: text) { _, text in log.append(text) }
    }
  }
}
