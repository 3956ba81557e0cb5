import Foundation
import HeadlessUI

/// An app that leaves work behind when it is terminated, each kind at its button.
struct LeftoverApp: App {
  @State private var isFaded = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Sleep") { Task { try? await Task.sleep(for: .seconds(30)) } }
        Button("Sleep three times") {
          for seconds in 1...3 { Task { try? await Task.sleep(for: .seconds(seconds * 10)) } }
        }
        Button("Listen") {
          let stream = AsyncStream<Int> { _ in }
          Task { for await _ in stream {} }
        }
        Button("Wait for ever") { Task(name: "the answer that never comes") { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } }
        Button("Fade") { withAnimation(.linear(duration: 3)) { isFaded.toggle() } }
        Text("Photo").opacity(isFaded ? 0 : 1)
        Button("Delay") { DispatchQueue.main.asyncAfter(deadline: .now() + 5) {} }
        Text("Ticking").task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } }
      }
    }
  }
}
