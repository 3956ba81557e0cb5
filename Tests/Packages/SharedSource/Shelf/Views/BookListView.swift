import SwiftUI

struct BookListView: View {
    @Environment(Library.self) private var library
    @State private var editedBook: Book?
    @State private var path = NavigationPath()

    var body: some View {
        @Bindable var library = library
        NavigationStack(path: $path) {
            content
                .navigationTitle("Library")
                .navigationDestination(for: Book.self) { book in
                    BookDetailView(bookID: book.id)
                }
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) {
                        Menu {
                            Picker("Sort by", selection: $library.sortOrder) {
                                ForEach(Library.SortOrder.allCases) { order in
                                    Text(order.title).tag(order)
                                }
                            }
                        } label: {
                            Label("Sort", systemImage: "arrow.up.arrow.down")
                        }
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Button {
                            editedBook = Book(title: "", author: "", pages: 100)
                        } label: {
                            Image(systemName: "plus")
                        }
                        .accessibilityLabel("Add book")
                    }
                }
        }
        .task { await library.load() }
        .sheet(item: $editedBook) { book in
            BookEditorView(book: book)
        }
    }

    @ViewBuilder
    private var content: some View {
        switch library.state {
        case .idle, .loading:
            ProgressView("Loading…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let message):
            EmptyStateView(title: "Cannot load your books", message: message, symbol: "wifi.slash") {
                Button("Try again") {
                    Task { await library.load() }
                }
                .buttonStyle(.borderedProminent)
            }
        case .loaded where library.books.isEmpty:
            EmptyStateView(title: "No books yet", message: "Add the first one with the plus button.", symbol: "books.vertical")
        case .loaded:
            list
        }
    }

    private var list: some View {
        @Bindable var library = library
        return List {
            Section {
                Picker("Status", selection: $library.filter) {
                    Text("All").tag(ReadingStatus?.none)
                    ForEach(ReadingStatus.allCases) { status in
                        Text(status.title).tag(ReadingStatus?.some(status))
                    }
                }
                .pickerStyle(.segmented)
                .listRowBackground(Color.clear)
            }
            Section {
                ForEach(library.visibleBooks) { book in
                    NavigationLink(value: book) {
                        BookRow(book: book)
                    }
                    .swipeActions(edge: .leading) {
                        Button {
                            finish(book)
                        } label: {
                            Label("Finish", systemImage: "checkmark")
                        }
                        .tint(.green)
                    }
                    .contextMenu {
                        Button("Edit", systemImage: "pencil") { editedBook = book }
                        Button("Delete", systemImage: "trash", role: .destructive) {
                            Task { await library.delete(book) }
                        }
                    }
                }
                .onDelete { offsets in
                    Task { await library.delete(at: offsets) }
                }
            } header: {
                Text("^[\(library.visibleBooks.count) book](inflect: true)")
            } footer: {
                if library.finishedCount > 0 {
                    Text("\(library.finishedCount) finished")
                }
            }
        }
        .listStyle(.insetGrouped)
        .refreshable { await library.load() }
        .accessibilityIdentifier("library.list")
    }

    private func finish(_ book: Book) {
        var finished = book
        finished.status = .finished
        finished.currentPage = book.pages
        Task { try? await library.save(finished) }
    }
}

extension Library.SortOrder {
    var title: LocalizedStringKey {
        switch self {
        case .title: "Title"
        case .author: "Author"
        case .dateAdded: "Date added"
        }
    }
}

#Preview("Books") {
    BookListView()
        .environment(Library.preview)
}
