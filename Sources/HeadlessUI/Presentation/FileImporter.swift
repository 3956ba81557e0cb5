import Foundation

extension View {
  /// Presents a sheet for selecting a file while the binding is `true`.
  ///
  /// The sheet replaces the system's file browser. It has a button "Cancel" and a `button` with the name of each file in the app's documents folder.
  /// A test saves files in the documents folder and taps one of them. "Cancel" doesn't call the completion handler. Files whose type isn't allowed are disabled.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FileSheet(types: allowedContentTypes, allowsSeveral: false, choose: { if let url = $0.first { onCompletion(.success(url)) } }, cancel: {}) }
  }

  /// Presents a sheet for selecting files while the binding is `true`.
  ///
  /// If multiple selection is allowed, a button "Open" opens the files that were tapped.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FileSheet(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection, choose: { onCompletion(.success($0)) }, cancel: {}) }
  }

  /// Presents a sheet for selecting files, and runs an action if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileSheet(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection, choose: { onCompletion(.success($0)) }, cancel: onCancellation)
    }
  }
}

/// A sheet with the files in the app's documents folder.
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
    // The file extensions of types that the app defines aren't known, so allow the file if such a type is requested.
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
