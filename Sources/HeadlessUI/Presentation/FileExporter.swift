public import Foundation
import UIKit

extension View {
  /// Lets the user keep a document as a file while the binding is `true`: a sheet with a text field for the name and the buttons "Save" and "Cancel".
  ///
  /// It stands for the system's browser, and is not shown while there is no document. "Save" writes the file into the app's documents' folder and tells its URL, or the error; "Cancel" calls nothing.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented.unless(document == nil)) {
      ExportSheet(documents: document.map { [$0] } ?? [], contentType: contentType, name: defaultFilename ?? "Untitled") {
        onCompletion($0.first)
      } cancel: {
      }
    }
  }

  /// Lets the user keep a document as a file while the binding is `true`, and runs an action if the user cancels.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? Document.writableContentTypes.first ?? .data
    return sheet(isPresented: isPresented.unless(document == nil)) {
      ExportSheet(documents: document.map { [$0] } ?? [], contentType: type, name: defaultFilename ?? "Untitled") {
        onCompletion($0.first)
      } cancel: {
        onCancellation()
      }
    }
  }

  /// Lets the user keep several documents as files while the binding is `true` and there are any.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    sheet(isPresented: isPresented.unless(documents.isEmpty)) {
      ExportSheet(documents: Array(documents), contentType: contentType, name: "Untitled", save: onCompletion, cancel: {})
    }
  }

  /// Lets the user move a file while the binding is `true`, which a simulated phone cannot show.
  @available(*, unavailable, message: "Write fileExporter(isPresented:document:contentType:onCompletion:) instead, or move the file with FileManager.")
  public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View { self }
}

extension Binding<Bool> {
  /// The binding, or one that is never `true` where a condition holds.
  fileprivate func unless(_ condition: Bool) -> Binding<Bool> { condition ? .constant(false) : self }
}

extension Result<[URL], any Error> {
  /// The URL of the only document.
  fileprivate var first: Result<URL, any Error> {
    flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
  }
}

/// What stands for the system's browser where a file is kept.
private struct ExportSheet<Document: FileDocument>: View, TransparentView {
  let documents: [Document]
  let contentType: UTType
  let save: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void
  @State private var name: String
  @Environment(\.dismiss) private var dismiss

  init(
    documents: [Document], contentType: UTType, name: String, save: @escaping (Result<[URL], any Error>) -> Void, cancel: @escaping () -> Void
  ) {
    (self.documents, self.contentType, self.save, self.cancel) = (documents, contentType, save, cancel)
    _name = State(initialValue: name)
  }

  static var isComparable: Bool { false }

  var body: some View {
    let (save, cancel, dismiss) = (save, cancel, dismiss)
    return VStack {
      TextField("Name", text: $name)
      Button("Save") {
        let result = Result { try write() }
        dismiss()
        save(result)
      }
      Button("Cancel") {
        dismiss()
        cancel()
      }
    }
  }

  private func write() throws -> [URL] {
    let folder = try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    return try documents.enumerated().map { index, document in
      let wrapper = try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
      var file = name
      if index > 0 { file += " \(index + 1)" }
      if let ending = contentType.preferredFilenameExtension, !file.hasSuffix("." + ending) { file += "." + ending }
      let url = folder.appendingPathComponent(wrapper.preferredFilename ?? file)
      try wrapper.write(to: url)
      return url
    }
  }
}
