import SwiftUI

struct BookEditorView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(Library.self) private var library
    @State private var draft: Book
    @State private var isSaving = false
    @State private var error: APIError?
    @FocusState private var isTitleFocused: Bool

    private let original: Book

    init(book: Book) {
        original = book
        _draft = State(wrappedValue: book)
    }

    private var isNew: Bool { original.title.isEmpty }
    private var isValid: Bool { !draft.title.trimmingCharacters(in: .whitespaces).isEmpty && !draft.author.isEmpty && draft.pages > 0 }

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Book")) {
                    TextField("Title", text: $draft.title)
                        .focused($isTitleFocused)
                        .accessibilityIdentifier("editor.title")
                    TextField("Author", text: $draft.author)
                        .textContentType(.name)
                        .accessibilityIdentifier("editor.author")
                    TextField("Pages", value: $draft.pages, format: .number)
                        .keyboardType(.numberPad)
                        .accessibilityIdentifier("editor.pages")
                }
                Section(header: Text("Reading"), footer: Text("A finished book counts in your statistics.")) {
                    Picker("Status", selection: $draft.status) {
                        ForEach(ReadingStatus.allCases) { status in
                            Text(status.title).tag(status)
                        }
                    }
                    .pickerStyle(.segmented)
                    if draft.status == .reading {
                        Stepper(value: $draft.currentPage, in: 0...draft.pages, step: 10) {
                            HStack {
                                Text("Page")
                                Spacer()
                                Text("\(draft.currentPage)").foregroundColor(.secondary)
                            }
                        }
                    }
                    DatePicker("Added", selection: $draft.addedAt, in: ...Date(), displayedComponents: .date)
                }
                Section(header: Text("Notes")) {
                    TextEditor(text: $draft.notes)
                        .frame(minHeight: 120)
                        .accessibilityIdentifier("editor.notes")
                }
            }
            .navigationBarTitle(isNew ? "New book" : "Edit book", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { dismiss() },
                trailing: Button("Save", action: save).disabled(!isValid || isSaving)
            )
            .overlay {
                if isSaving {
                    ProgressView()
                        .padding()
                        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
                }
            }
        }
        .navigationViewStyle(.stack)
        .interactiveDismissDisabled(draft != original)
        .alert(isPresented: Binding(get: { error != nil }, set: { _ in error = nil }), error: error) {
            Button("OK") {}
        }
        .onAppear {
            if isNew { isTitleFocused = true }
        }
    }

    private func save() {
        isSaving = true
        Task { @MainActor in
            defer { isSaving = false }
            do {
                try await library.save(draft)
                dismiss()
            } catch {
                self.error = error as? APIError ?? .other(error.localizedDescription)
            }
        }
    }
}

struct BookEditorView_Previews: PreviewProvider {
    static var previews: some View {
        BookEditorView(book: Book.samples[1])
            .environment(Library.preview)
            .previewDevice("iPhone 15 Pro")
    }
}
