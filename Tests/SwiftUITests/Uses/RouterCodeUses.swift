import SwiftUI

// A view file in the style of ordinary apps: a router with a navigation path and sheets.

private protocol Screen2: Hashable {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody() -> Body
}
private enum Route: Hashable { case detail(id: Int), settings, profile(name: String) }
@MainActor private final class Router: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: Sheet?
  @Published var fullScreen: Sheet?
  enum Sheet: Identifiable {
    case compose, edit(Int)
    var id: String {
      switch self {
      case .compose: return "c"
      case .edit(let i): return "e\(i)"
      }
    }
  }
  func push(_ route: Route) { path.append(route) }
  func pop() { if !path.isEmpty { path.removeLast() } }
  func popToRoot() { path.removeLast(path.count) }
}
private struct RootView: View {
  @StateObject private var router = Router()
  @State private var selection: Tab2 = .home
  enum Tab2: String, CaseIterable, Identifiable {
    case home, search, profile
    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
    var icon: String {
      switch self {
      case .home: "house"
      case .search: "magnifyingglass"
      case .profile: "person"
      }
    }
  }
  var body: some View {
    TabView(selection: $selection) {
      ForEach(Tab2.allCases) { tab in
        NavigationStack(path: $router.path) {
          screen(for: tab)
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .detail(let id): Text("Detail \(id)")
              case .settings: SettingsView2()
              case .profile(name: let name): Text(name)
              }
            }
        }
        .tabItem { Label(tab.title, systemImage: tab.icon) }.tag(tab).badge(tab == .home ? 3 : 0)
      }
    }
    .sheet(item: $router.sheet, onDismiss: { router.popToRoot() }) { sheet in
      switch sheet {
      case .compose: Text("Compose").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      case .edit(let id): Text("Edit \(id)")
      }
    }
    .fullScreenCover(item: $router.fullScreen) { _ in Text("Full") }
    .environmentObject(router)
    .onOpenURL { url in if url.host == "settings" { router.push(.settings) } }
    .accentColor(.purple)
  }
  @ViewBuilder private func screen(for tab: Tab2) -> some View {
    switch tab {
    case .home: HomeScreen2()
    case .search: Text("Search")
    case .profile: Text("Profile")
    }
  }
}
private struct HomeScreen2: View {
  @EnvironmentObject private var router: Router
  var body: some View {
    List(1..<20) { i in
      Button {
        router.push(.detail(id: i))
      } label: {
        HStack {
          Text("Row \(i)")
          Spacer()
          Image(systemName: "chevron.right").foregroundStyle(.tertiary)
        }
      }
      .swipeActions(edge: .trailing, allowsFullSwipe: false) {
        Button(role: .destructive) {
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Button {
        } label: {
          Label("Flag", systemImage: "flag")
        }.tint(.orange)
      }
      .contextMenu {
        Button("Copy", systemImage: "doc.on.doc") {}
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
    }
    .navigationTitle(Text("Home")).toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu {
          Picker("Sort", selection: .constant(0)) { Text("A").tag(0) }
          Button("Settings") { router.push(.settings) }
        } label: {
          Image(systemName: "ellipsis.circle")
        }
      }
    }
  }
}
private struct SettingsView2: View {
  @AppStorage("notifications") var notifications = false
  @AppStorage("theme") private var theme: ThemeChoice = .system
  @State private var date = Date()
  enum ThemeChoice: String, CaseIterable { case system, light, dark }
  var body: some View {
    Form {
      Section(header: Text("General")) {
        Toggle(isOn: $notifications) { Label("Notifications", systemImage: "bell") }
        Picker(selection: $theme, label: Text("Theme")) { ForEach(ThemeChoice.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) } }.pickerStyle(SegmentedPickerStyle())
        DatePicker("Reminder", selection: $date, displayedComponents: [.hourAndMinute])
        Stepper("Value", value: .constant(3), in: 0...10)
        NavigationLink("About", destination: Text("About"))
        Link("Website", destination: URL(string: "https://example.com")!)
      }
      Section {
        Button("Log out", role: .destructive) {}
      } footer: {
        Text("Version \(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0")")
      }
    }.navigationBarTitle("Settings", displayMode: .inline)
  }
}
