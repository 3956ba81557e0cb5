import SwiftUI

struct SearchView: View {
    @Environment(\.apiClient) private var client

    var body: some View {
        SearchResultsView(model: SearchModel(client: client))
    }
}

private struct SearchResultsView: View {
    @StateObject private var model: SearchModel
    @State private var selection: Book?

    init(model: @autoclosure @escaping () -> SearchModel) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        NavigationStack {
            List(model.results) { book in
                Button {
                    selection = book
                } label: {
                    BookRow(book: book)
                }
                .buttonStyle(.plain)
            }
            .listStyle(.plain)
            .accessibilityIdentifier("search.results")
            .overlay {
                if model.isSearching {
                    ProgressView()
                } else if model.results.isEmpty, !model.query.isEmpty {
                    ContentUnavailableView.search(text: model.query)
                }
            }
            .navigationTitle(Text("Search"))
            .searchable(text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Title")
            .autocorrectionDisabled(true)
            .popover(item: $selection) { book in
                VStack(spacing: 12) {
                    Text(book.title).font(.headline)
                    Text(book.author)
                    Button("Done") { selection = nil }
                }
                .padding()
                .presentationCompactAdaptation(.sheet)
            }
        }
    }
}

struct SearchView_Previews: PreviewProvider {
    static var previews: some View {
        SearchView()
    }
}
