import SwiftUI

struct BookDetailView: View {
    let bookID: Book.ID

    @Environment(Library.self) private var library
    @Environment(\.dismiss) private var dismiss
    @State private var isEditing = false
    @State private var asksForDeletion = false
    @State private var errorMessage: String?
    @State private var page = 0.0

    private var book: Book? { library.books.first { $0.id == bookID } }

    var body: some View {
        Group {
            if let book {
                detail(of: book)
            } else {
                ContentUnavailableView("No such book", systemImage: "questionmark.folder")
            }
        }
        .navigationBarTitleDisplayMode(.inline)
        .alert(
            "Could not save", isPresented: Binding(get: { errorMessage != nil }, set: { if !$0 { errorMessage = nil } }),
            presenting: errorMessage
        ) { _ in
            Button("OK", role: .cancel) {}
        } message: { message in
            Text(message)
        }
    }

    private func detail(of book: Book) -> some View {
        Form {
            Section {
                VStack(alignment: .leading, spacing: 8) {
                    Text(book.title)
                        .font(.title2)
                        .fontWeight(.semibold)
                        .accessibilityAddTraits(.isHeader)
                    Text("by \(book.author)")
                        .italic()
                        .accessibilityIdentifier("detail.author")
                }
                LabeledContent("Pages", value: book.pages, format: .number)
                LabeledContent("Status") {
                    Label(book.status.title, systemImage: book.status.symbol)
                        .labelStyle(.titleOnly)
                }
                LabeledContent("Added") {
                    Text(book.addedAt, format: .dateTime.day().month().year())
                }
            }
            Section("Progress") {
                Slider(value: $page, in: 0...Double(max(1, book.pages)), step: 1) {
                    Text("Page")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("\(book.pages)")
                } onEditingChanged: { isEditing in
                    if !isEditing { savePage(of: book) }
                }
                .accessibilityIdentifier("detail.page")
                Text("Page \(Int(page)) of \(book.pages)")
                    .accessibilityIdentifier("detail.pageLabel")
                Stepper("Page \(Int(page))", value: $page, in: 0...Double(book.pages)) { isEditing in
                    if !isEditing { savePage(of: book) }
                }
                .labelsHidden()
            }
            Section("Rating") {
                StarRating(rating: rating(of: book))
            }
            if !book.notes.isEmpty {
                Section("Notes") {
                    Text(book.notes).textSelection(.enabled)
                }
            }
            Section {
                Button("Delete book", role: .destructive) { asksForDeletion = true }
                    .frame(maxWidth: .infinity, alignment: .center)
            }
        }
        .navigationTitle(book.title)
        .toolbar {
            ToolbarItemGroup(placement: .navigationBarTrailing) {
                ShareLink(item: book.title)
                Button("Edit") { isEditing.toggle() }
            }
        }
        .onAppear { page = Double(book.currentPage) }
        .onChange(of: book.currentPage) { _, newValue in page = Double(newValue) }
        .sheet(isPresented: $isEditing) {
            BookEditorView(book: book)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
        .confirmationDialog("Delete “\(book.title)”?", isPresented: $asksForDeletion, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {
                Task {
                    await library.delete(book)
                    dismiss()
                }
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("This cannot be undone.")
        }
    }

    private func rating(of book: Book) -> Binding<Int?> {
        Binding {
            book.rating
        } set: { rating in
            var rated = book
            rated.rating = rating
            save(rated)
        }
    }

    private func savePage(of book: Book) {
        var changed = book
        changed.currentPage = Int(page)
        changed.status = changed.currentPage >= book.pages ? .finished : (changed.currentPage > 0 ? .reading : book.status)
        save(changed)
    }

    private func save(_ book: Book) {
        Task {
            do {
                try await library.save(book)
            } catch {
                errorMessage = error.localizedDescription
            }
        }
    }
}

#Preview {
    NavigationStack {
        BookDetailView(bookID: Book.samples[0].id)
    }
    .environment(Library.preview)
}
