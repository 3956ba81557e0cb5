import Foundation
import HeadlessUI

/// An app that doesn't stay in the requested state, while work is always pending.
struct ShyView: View {
  enum Habit { case leavesAtLaunch, leavesWhenActivated, comesBackWhenTerminated }

  let habit: Habit
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    Text("Shy")
      .task { await work() }
      .onChange(of: scenePhase) { _, phase in
        if phase == .active, habit == .leavesWhenActivated { open("https://example.com") }
      }
  }

  private func work() async {
    if habit == .leavesAtLaunch { open("https://example.com") }
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
    if habit == .comesBackWhenTerminated { open("gallery://back") }
  }

  private func open(_ text: String) {
    if let url = URL(string: text) { openURL(url) }
  }
}
