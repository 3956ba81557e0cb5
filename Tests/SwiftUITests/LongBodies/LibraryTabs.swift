import SwiftUI

// A switch over eight tabs in a tab view, with conditions in modifiers.

private enum LibraryTab: String, CaseIterable, Identifiable {
  case home, search, library, settings, profile, help, about, store
  var id: String { rawValue }
}

private struct LibraryTabs: View {
  @State private var tab = LibraryTab.home
  @State private var count = 0
  @State private var query = ""
  @State private var isOn = false
  var body: some View {
    TabView(selection: $tab) {
      ForEach(LibraryTab.allCases) { page in
        NavigationStack {
          switch page {
          case .home:
            List {
              ForEach(0..<10) { row in
                HStack {
                  Text("Row \(row)")
                  Spacer()
                  Text("\(count * row)").foregroundStyle(.secondary)
                }
              }
            }.navigationTitle("Home")
          case .search:
            List {
              TextField("Search", text: $query)
              ForEach(["Novels", "Poems"].filter { $0.contains(query) || query.isEmpty }, id: \.self) { Text($0) }
            }.searchable(text: $query)
          case .library:
            ScrollView {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)], spacing: 8) {
                ForEach(0..<20) { book in
                  RoundedRectangle(cornerRadius: 8).fill(book % 2 == 0 ? Color.red.opacity(0.5) : Color.blue)
                    .frame(height: CGFloat(60 + book * 2)).overlay { Text("\(book)") }
                }
              }.padding()
            }
          case .settings:
            Form {
              Section("General") {
                Toggle("Reminders", isOn: $isOn)
                Stepper("Loans: \(count)", value: $count, in: 0...10)
                Picker("First tab", selection: $tab) { ForEach(LibraryTab.allCases) { Text($0.rawValue.capitalized).tag($0) } }
              }
              Section {
                Button("Reset", role: .destructive) {
                  count = 0
                  query = ""
                  isOn = false
                }
              } footer: {
                Text("Your books stay.")
              }
            }
          case .profile:
            VStack(alignment: .leading, spacing: 12) {
              Image(systemName: "person.circle").resizable().scaledToFit().frame(width: 80, height: 80).clipShape(Circle())
              Text("Reader").font(.title).bold()
              Text("Member since \(Date(), style: .date)").font(.caption).foregroundColor(.gray)
            }
          case .help: Text("Help")
          case .about: Text("About")
          case .store: Text(count > 3 ? "Rich" : "Poor")
          }
        }
        .tabItem { Label(page.rawValue.capitalized, systemImage: page == .home ? "house" : page == .search ? "magnifyingglass" : "circle") }
        .tag(page)
        .badge(page == .home ? count : 0)
      }
    }
    .tint(.accentColor)
    .onChange(of: tab) { _, new in if new == .store { count += 1 } }
    .animation(.default, value: tab)
  }
}
