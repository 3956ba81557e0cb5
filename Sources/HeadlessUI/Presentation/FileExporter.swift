public import Foundation
import UIKit

extension View {
  /// Presents a sheet for saving a document as a file while the binding is `true`.
  ///
  /// The sheet isn't shown if the document is `nil`.
  ///
  /// The sheet replaces the system's file browser. It has a text field for the name and the buttons "Save" and "Cancel".
  /// "Save" writes the file into the app's documents folder and calls the completion handler with its URL or an error. "Cancel" doesn't call the handler.
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

  /// Presents a sheet for saving a document as a file, and runs an action if the user cancels.
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

  /// Presents a sheet for saving documents as files while the binding is `true` and there are documents.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    sheet(isPresented: isPresented.unless(documents.isEmpty)) {
      ExportSheet(documents: Array(documents), contentType: contentType, name: "Untitled", save: onCompletion, cancel: {})
    }
  }

  /// Unavailable, because the simulated device can't move files.
  @available(*, unavailable, message: "Write fileExporter(isPresented:document:contentType:onCompletion:) instead, or move the file with FileManager.")
  public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View { self }
}

extension Binding<Bool> {
  /// Returns the binding, or a binding that is always `false` if a condition is true.
  fileprivate func unless(_ condition: Bool) -> Binding<Bool> { condition ? .constant(false) : self }
}

extension Result<[URL], any Error> {
  /// The first URL, or an error if there are no URLs.
  fileprivate var first: Result<URL, any Error> {
    flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
  }
}

/// The sheet that replaces the system's file browser for saving a file.
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
