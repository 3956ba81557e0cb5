import SwiftUI

enum TabUsesPage: Hashable { case home, library, search }

struct TabUses: View {
  @State private var page = TabUsesPage.home
  @State private var number = 0
  @State private var showsLibrary = true

  var body: some View {
    TabView(selection: $page) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      Tab("Library", systemImage: "books.vertical", value: TabUsesPage.library) { NavigationStack { Text("Library") } }.badge(3)
      Tab(value: TabUsesPage.search, role: .search) { Text("Search") }
    }
    .tabViewStyle(.sidebarAdaptable)
    TabView {
      Tab("Received", systemImage: "tray.and.arrow.down.fill") { Text("Received") }
        .badge(2)
        .accessibilityIdentifier("received")
      Tab("Account", image: "person") { Text("Account") }.badge("!").customizationID("account")
      Tab(role: .search) { Text("Search") }
      Tab {
        Text("Other")
      } label: {
        Label("Other", systemImage: "star")
      }
    }
    TabView(selection: $number) {
      Tab("A", systemImage: "a", value: 0) { Text("A") }
      if showsLibrary { Tab("B", systemImage: "b", value: 1) { Text("B") } }
      TabSection("More") {
        Tab("C", systemImage: "c", value: 2) { Text("C") }
        Tab("D", systemImage: "d", value: 3) { Text("D") }
      }
      .hidden(false)
    }
    TabView(selection: $number) {
      Text("First").tabItem { Label("First", systemImage: "1.circle") }.tag(0).badge(10)
      Text("Second").badge("New").tabItem { Image(systemName: "2.circle") }.tag(1)
      Text("Third").badge(Text("!")).badgeProminence(.increased)
    }
  }
}
