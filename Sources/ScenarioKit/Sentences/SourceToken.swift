/// A token of Swift source with the details that sentences need: its kind and its position.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    case identifier
    case number
    /// A string literal, by its index in the tokenizer's literals.
    case string(Int)
    case open(UInt8)
    case close(UInt8)
    case comma
    case colon
    case dot
    case other
  }

  /// A part of a string literal: literal text, or the tokens of an interpolation.
  enum StringPart: Equatable {
    case text(String)
    case interpolation([SourceToken])
  }

  var kind: Kind
  /// The start offset in the source.
  ///
  /// For an identifier in backticks, the offset after the backtick.
  var start: Int
  var end: Int
  /// Whether white space or a comment precedes the token.
  var isSpaced: Bool
  /// Whether the token is the first on its line.
  var beginsLine: Bool
}
