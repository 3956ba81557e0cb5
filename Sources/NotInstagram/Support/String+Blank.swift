extension String {
  /// The text without white space at its start and end.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Whether the text is empty or contains only white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
