/// Source code that the compiler sent.
package struct SourceText {
  package let text: String
  private let file: String
  /// The position of the text in the file, in bytes.
  private let offset: Int

  /// Creates a source text from a member of a message, such as `declSyntax`.
  package init?(_ syntax: JSON?) {
    guard let syntax else { return nil }
    text = syntax["source"]?.string ?? ""
    file = syntax["location"]?["fileName"]?.string ?? ""
    offset = syntax["location"]?["offset"]?.number.flatMap { Int($0) } ?? 0
  }

  /// Returns a place in the text.
  ///
  /// - Parameter position: The position of the place in the text, in bytes.
  package func place(at position: Int) -> Place { Place(file: file, offset: offset + position) }

  /// The place of the first token.
  ///
  /// The text can start with comments.
  package var start: Place { place(at: Tokens(text).all.first?.start ?? 0) }
}

/// A place in a source file.
package struct Place: Equatable, Sendable {
  package let file: String
  /// The number of bytes before the place.
  package let offset: Int

  package init(file: String, offset: Int) {
    self.file = file
    self.offset = offset
  }
}
