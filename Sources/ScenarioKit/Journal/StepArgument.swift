/// What belongs to a step beside its sentence, as Gherkin has it.
public enum StepArgument: Equatable, Sendable {
  /// A text of any length, with its media type where it is no plain text: “application/json”.
  case docString(String, mediaType: String?)
  /// Rows of cells; the first row names the columns where the table has a header.
  case table([[String]])

  /// The argument with every text in it passed through a function.
  func mapTexts(_ transform: (String) -> String) -> StepArgument {
    switch self {
    case .docString(let text, let mediaType): .docString(transform(text), mediaType: mediaType)
    case .table(let rows): .table(rows.map { $0.map(transform) })
    }
  }
}
