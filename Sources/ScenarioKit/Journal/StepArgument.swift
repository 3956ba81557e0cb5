/// A doc string or a data table that a step has in addition to its sentence.
public enum StepArgument: Equatable, Sendable {
  /// Multiline text. The media type is `nil` for plain text, or a type such as “application/json”.
  case docString(String, mediaType: String?)
  /// Rows of cells. If the table has a header, the first row contains the column names.
  case table([[String]])

  /// Returns a copy of the argument with every string transformed by a closure.
  func mapTexts(_ transform: (String) -> String) -> StepArgument {
    switch self {
    case .docString(let text, let mediaType): .docString(transform(text), mediaType: mediaType)
    case .table(let rows): .table(rows.map { $0.map(transform) })
    }
  }
}
