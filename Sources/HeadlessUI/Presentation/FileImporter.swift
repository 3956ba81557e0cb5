import Foundation

extension View {
  /// Lets the user choose a file while the binding is `true`: a sheet with a `button` for each file of the app's documents, by its name, and a button "Cancel".
  ///
  /// It stands for the system's browser. A test puts files into the documents' folder and taps one, or cancels, which calls nothing. Files of other types than the allowed ones are disabled.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FileSheet(types: allowedContentTypes, allowsSeveral: false, choose: { if let url = $0.first { onCompletion(.success(url)) } }, cancel: {}) }
  }

  /// Lets the user choose files while the binding is `true`: as with one file, and with a button "Open" for those that were tapped where several are allowed.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FileSheet(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection, choose: { onCompletion(.success($0)) }, cancel: {}) }
  }

  /// Lets the user choose files while the binding is `true`, and runs an action if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileSheet(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection, choose: { onCompletion(.success($0)) }, cancel: onCancellation)
    }
  }
}

/// The files of the app's documents.
private struct FileSheet: View, TransparentView {
  let types: [UTType]
  let allowsSeveral: Bool
  let choose: ([URL]) -> Void
  let cancel: () -> Void
  @State private var chosen: [URL] = []
  @Environment(\.dismiss) private var dismiss

  init(types: [UTType], allowsSeveral: Bool, choose: @escaping ([URL]) -> Void, cancel: @escaping () -> Void) {
    self.types = types
    self.allowsSeveral = allowsSeveral
    self.choose = choose
    self.cancel = cancel
  }

  static var isComparable: Bool { false }

  private var files: [URL] {
    guard let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private func isAllowed(_ file: URL) -> Bool {
    let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    if let type = isFolder ? .folder : UTType(filenameExtension: file.pathExtension) { return types.contains { type.conforms(to: $0) } }
    // Which ending an app's own types have is not known here.
    return types.contains { !$0.isOfSystem || UTType.data.conforms(to: $0) }
  }

  var body: some View {
    let (choose, cancel, dismiss, allowsSeveral) = (choose, cancel, dismiss, allowsSeveral)
    return VStack {
      Button("Cancel") {
        dismiss()
        cancel()
      }
      ForEach(files, id: \.self) { file in
        Button(file.lastPathComponent) {
          if allowsSeveral { return chosen.append(file) }
          dismiss()
          choose([file])
        }
        .disabled(!isAllowed(file))
      }
      if allowsSeveral {
        Button("Open") {
          let files = chosen
          dismiss()
          choose(files)
        }
      }
    }
  }
}
