import SwiftUI

struct SearchUsesResults: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    if isSearching { Button("Cancel") { dismissSearch() } }
  }
}

struct SearchUses: View {
  enum Scope: String, CaseIterable { case all, favorites }
  enum Field { case search, name }

  @State private var text = ""
  @State private var scope = Scope.all
  @State private var isPresented = false
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?

  var body: some View {
    NavigationStack {
      SearchUsesResults()
        .searchable(text: $text)
        .searchable(text: $text, isPresented: $isPresented)
        .searchable(text: $text, isPresented: $isPresented, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search for something")
        .searchable(text: $text, placement: .navigationBarDrawer, prompt: Text("Search"))
        .searchable(text: $text, placement: .sidebar, prompt: "Search")
        .searchSuggestions {
          Text("🍎").searchCompletion("apple")
          if text.isEmpty { Label("Recent", systemImage: "clock").searchCompletion("recent") }
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).searchCompletion($0.rawValue) }
        }
        .searchScopes($scope) {
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
        }
        .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(Scope.all) }
        .searchFocused($isFocused)
        .searchFocused($field, equals: .search)
        .onSubmit(of: .search) { isPresented = false }
    }
  }
}
