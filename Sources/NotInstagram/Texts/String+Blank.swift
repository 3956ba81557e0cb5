extension String {
  /// The text without the white space around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Whether there is nothing to read in it.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
