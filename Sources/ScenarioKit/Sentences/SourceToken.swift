/// A token of Swift source, as far as sentences need to tell tokens apart: its kind, and where it stands.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    case identifier
    case number
    /// A string literal, by its number among those of the source.
    case string(Int)
    case open(UInt8)
    case close(UInt8)
    case comma
    case colon
    case dot
    case other
  }

  /// A part of a string literal: text as it stands, or the tokens of an interpolation.
  enum StringPart: Equatable {
    case text(String)
    case interpolation([SourceToken])
  }

  var kind: Kind
  /// Where its text stands in the source; of an identifier without its backticks.
  var start: Int
  var end: Int
  /// Whether white space or a comment stands before it.
  var isSpaced: Bool
  /// Whether it is the first on its line.
  var beginsLine: Bool
}
