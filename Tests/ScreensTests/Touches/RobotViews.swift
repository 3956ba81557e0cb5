import Foundation
import HeadlessUI
import LocalAuthentication

// The app side for tests of Robot's taps, swipes and alerts. It doesn't import `Screens`, because both sides have a `Button`.

/// Rows with a button.
///
/// A tap removes the row, moves the other rows, and shows a text after a second.
struct TodoView: View {
  @State private var todos = ["Shop", "Cook", "Eat"]
  @State private var log: [String] = []
  var delay: Double = 0

  var body: some View {
    VStack(spacing: 0) {
      Text(log.isEmpty ? "nothing" : log.joined(separator: ", ")).accessibilityIdentifier("Log")
      ForEach(todos, id: \.self) { todo in
        HStack {
          Text(todo)
          Button("Done") { finish(todo) }.accessibilityIdentifier("Done \(todo)")
        }
      }
      Button("Clear") { todos.removeAll() }
      Button("Clear") { todos.removeAll() }
      Spacer()
    }
    .task {
      guard delay > 0 else { return }
      try? await Task.sleep(for: .seconds(delay))
      todos.append("Late")
    }
  }

  private func finish(_ todo: String) {
    withAnimation(.linear(duration: 2)) {
      todos.removeAll { $0 == todo }
    } completion: {
      log.append("\(todo) gone")
    }
    Task {
      try? await Task.sleep(for: .seconds(1))
      log.append("\(todo) stored")
    }
  }
}

/// A pad of 200 by 120 points in the middle of a scrolling box.
///
/// Both log where they're touched.
struct SwipePadView: View {
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Text(log.joined(separator: " ")).accessibilityIdentifier("Log").frame(width: 390, height: 100)
      ScrollView {
        VStack(spacing: 0) {
          Rectangle().frame(width: 200, height: 120).accessibilityIdentifier("Pad").gesture(drawing)
          Button("Below") { log.append("below") }.frame(width: 200, height: 60)
          Spacer().frame(height: 900)
        }
      }
      .frame(width: 300, height: 400).accessibilityIdentifier("Box")
      .simultaneousGesture(SpatialTapGesture().onEnded { log.append("box \(Int($0.location.x)),\(Int($0.location.y))") })
    }
  }

  private var drawing: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .onChanged { value in
        if value.translation == .zero { log.removeAll() }
        log.append("\(Int(value.location.x.rounded())),\(Int(value.location.y.rounded()))")
      }
  }
}

/// Alerts: one on top of another, one whose binding can't be set, and a system alert.
struct WarningView: View {
  @State private var isShown = false
  @State private var isSure = false
  @State private var isLocked = false
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ", ")).accessibilityIdentifier("Log")
      Button("Warn") { isShown = true }
      Button("Lock") { isLocked = true }
      Button("Unlock") {
        Task {
          do {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock")
            log.append("unlocked")
          } catch { log.append("not asked any more") }
        }
      }
    }
    .alert("Careful", isPresented: $isShown) {
      Button("Go on") { log.append("went on") }
      Button("Cancel", role: .cancel) { log.append("cancelled") }
    }
    .alert("Locked", isPresented: Binding(get: { isLocked }, set: { _ in log.append("asked to unlock") })) { Button("OK") {} }
    .onChange(of: isShown) { _, isShown in log.append(isShown ? "shown" : "dismissed") }
  }
}

/// A page with buttons on both sides of its bar, below another page.
struct BarsView: View {
  @State private var tapped = "nothing"
  @State private var path = ["Mails"]

  var body: some View {
    NavigationStack(path: $path) {
      Text("Boxes").navigationTitle("Boxes")
        .navigationDestination(for: String.self) { _ in
          Text(tapped).accessibilityIdentifier("Tapped").navigationTitle("Mails").toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") { tapped = "Edit" } }
            ToolbarItem(placement: .topBarTrailing) { Button("Write") { tapped = "Write" } }
            ToolbarItem(placement: .topBarLeading) { Button("Sort") { tapped = "Sort" } }
          }
        }
    }
  }
}
