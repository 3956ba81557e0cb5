import SwiftUI

struct RootView: View {
    @EnvironmentObject private var session: Session
    @AppStorage("selectedTab") private var selectedTab = AppTab.library

    var body: some View {
        Group {
            if session.isLoggedIn {
                TabView(selection: $selectedTab) {
                    BookListView()
                        .tabItem { Label("Library", systemImage: "books.vertical") }
                        .tag(AppTab.library)
                    SearchView()
                        .tabItem { Label("Search", systemImage: "magnifyingglass") }
                        .tag(AppTab.search)
                    ReadingTimerView()
                        .tabItem { Label("Timer", systemImage: "timer") }
                        .tag(AppTab.timer)
                    SettingsView()
                        .tabItem { Label("Settings", systemImage: "gear") }
                        .tag(AppTab.settings)
                }
                .transition(.opacity)
            } else {
                LoginView()
            }
        }
        .animation(.default, value: session.isLoggedIn)
    }
}

enum AppTab: String, CaseIterable, Identifiable {
    case library, search, timer, settings

    var id: Self { self }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        RootView()
            .environmentObject(Session(service: PreviewAuthService()))
            .environment(Library.preview)
            .previewDisplayName("Logged out")
    }
}
