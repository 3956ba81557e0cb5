/// A token of Swift source, as far as sentences need to tell tokens apart.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    case identifier
    case number
    case string([StringPart])
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
  /// The token as it stands in the source; empty for strings.
  var text: String
  /// Whether white space or a comment stands before it.
  var isSpaced: Bool
  /// Whether it is the first on its line.
  var beginsLine: Bool
}
