import HeadlessUI
import Observation

/// An app whose body changes its own state.
struct CountingApp: App {
  var body: some Scene { WindowGroup { CountingView() } }
}

private struct CountingView: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text("Count \(count)")
  }
}

/// An app with a button that shows a view whose body changes another view's state.
struct VisitingApp: App {
  var body: some Scene { WindowGroup { VisitingView() } }
}

private struct VisitingView: View {
  @State private var visits = 0
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Visit") { isOpen = true }
      if isOpen { Visit(visits: $visits) }
    }
  }
}

private struct Visit: View {
  @Binding var visits: Int

  var body: some View {
    visits += 1
    return Text("Visit \(visits)")
  }
}

/// An app with a view that reads an object from the environment in its initializer.
struct HastyApp: App {
  var body: some Scene { WindowGroup { HastyView().environment(Account()) } }
}

@MainActor @Observable
private final class Account {
  var name = "Ann"
}

private struct HastyView: View {
  var body: some View { Badge() }
}

private struct Badge: View {
  @Environment(Account.self) private var account
  private var name = ""

  init() { name = account.name }

  var body: some View { Text(name) }
}

/// An app with a view that needs an object missing from the environment.
struct ForgetfulApp: App {
  var body: some Scene { WindowGroup { ForgetfulView() } }
}

private struct ForgetfulView: View {
  @Environment(Account.self) private var account

  var body: some View { Text(account.name) }
}

/// An app whose change handler changes the value again.
struct EchoingApp: App {
  var body: some Scene { WindowGroup { EchoingView() } }
}

private struct EchoingView: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

/// An app with elements that have the same id, from its launch and after a tap.
struct TwinApp: App {
  var body: some Scene { WindowGroup { TwinView() } }
}

private struct TwinView: View {
  @State private var names = ["Ann", "Bob", "Ann"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Text($0) }
      Button("Add") { names += ["Bob", "Cid", "Cid"] }
    }
  }
}
