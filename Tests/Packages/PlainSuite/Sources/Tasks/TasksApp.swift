import SwiftUI

public struct TasksApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  @State private var name = ""
  @State private var isLoggedIn = ProcessInfo.processInfo.arguments.contains("-loggedIn")

  var body: some View {
    if isLoggedIn {
      TaskListView(name: name)
    } else {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Button("Log in") {
          Task {
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            isLoggedIn = true
          }
        }
        .disabled(name.isEmpty)
      }
    }
  }
}

struct TaskListView: View {
  let name: String
  @State private var tasks = ["Water the plants", "Call Ada"]
  @State private var doomed: String?

  var body: some View {
    VStack {
      Text("Tasks of \(name)").accessibilityAddTraits(.isHeader)
      Button("Add") { tasks.append("Task \(tasks.count + 1)") }
      List(tasks, id: \.self) { task in
        HStack {
          Text(task)
          Button("Delete \(task)") { doomed = task }
        }
      }
      .accessibilityIdentifier("tasks")
    }
    .alert("Delete it?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })) {
      Button("Delete", role: .destructive) { tasks.removeAll { $0 == doomed } }
      Button("Cancel", role: .cancel) {}
    }
  }
}
