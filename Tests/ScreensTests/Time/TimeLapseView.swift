import HeadlessUI

/// An app with animations that start other animations, and with timers.
struct TimeLapseView: View {
  @State private var isDown = false
  @State private var isRight = false
  @State private var log: [String] = []
  let start: @MainActor @Sendable (_ note: @escaping @MainActor @Sendable (String) -> Void) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Text("Time").accessibilityAddTraits(.isHeader)
      Button("Animate", action: animate)
      Button("Start") { start { log.append($0) } }
      Text(log.joined(separator: ", ")).accessibilityIdentifier("Log")
      Button("Target") { log.append("target") }.padding(.top, isDown ? 50 : 0).padding(.leading, isRight ? 50 : 0)
      Spacer()
    }
  }

  private func animate() {
    withAnimation(.linear(duration: 2)) {
      isDown.toggle()
    } completion: {
      log.append("outer")
      withAnimation(.linear(duration: 1)) {
        isRight.toggle()
      } completion: {
        log.append("inner")
      }
    }
  }

  /// Starts an animation in a task.
  @MainActor
  static func animateInATask(_ note: @escaping @MainActor @Sendable (String) -> Void) {
    Task {
      withAnimation(.linear(duration: 3)) {
        note("begun")
      } completion: {
        note("complete")
      }
    }
  }
}
