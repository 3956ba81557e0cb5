/// A file that is to be written.
package struct NewFile: Equatable {
  /// Its path in the folder that is written to.
  package let path: String
  package let text: String
}
