import Foundation
import HeadlessNetwork
import HeadlessUI

/// An app that leaves work behind when it's terminated.
///
/// Each button starts one kind of work.
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
        Button("Tick") { _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in } }
        Button("Request") {
          if let url = URL(string: "https://api.notinstagram.com/feed") { URLSession.shared.dataTask(with: url).resume() }
        }
        Button("Observe") {
          _ = NotificationCenter.default.addObserver(forName: Notification.Name("UserDidLogIn"), object: nil, queue: nil) { _ in }
        }
        Button("Observe for a while") {
          let observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in }
          NotificationCenter.default.removeObserver(observer)
        }
        ObservingView()
        Text("Ticking").task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } }
      }
    }
  }
}

/// A view whose model removes its observer when the view disappears.
private struct ObservingView: View {
  @State private var model = ObservingModel()

  var body: some View { Text(model.title) }
}

private final class ObservingModel {
  let title = "Observing"
  private let observer: any NSObjectProtocol

  init() {
    observer = NotificationCenter.default.addObserver(forName: Notification.Name("Update"), object: nil, queue: nil) { _ in }
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}
