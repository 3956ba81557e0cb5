/// A file that is to be written.
struct NewFile: Equatable {
  /// Its path in the folder that is written to.
  let path: String
  let text: String
}
