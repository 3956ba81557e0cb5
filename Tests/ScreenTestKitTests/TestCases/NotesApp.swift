import Foundation
import HeadlessUI
import Observation

@MainActor @Observable
final class NotedText {
  static let shared = NotedText()

  var text = "old"
  @ObservationIgnored let renderings = Renderings()
}

@MainActor
final class Renderings {
  var count = 0
}

struct NoteView: View {
  var body: some View {
    let _ = NotedText.shared.renderings.count += 1
    Text(NotedText.shared.text).accessibilityIdentifier("TextLabel")
  }
}

struct LaunchingView: View {
  var body: some View {
    Text("Launched").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 30) {} }
  }
}
