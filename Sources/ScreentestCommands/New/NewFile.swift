/// A file to write.
struct NewFile: Equatable {
  /// The path of the file, relative to the output folder.
  let path: String
  let text: String
}
