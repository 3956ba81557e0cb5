/// The name of a Swift type.
struct SwiftName: Equatable {
  /// The name, starting with a capital letter.
  let text: String

  /// Creates a name from a command-line argument.
  /// - Throws: The reason why the argument can't be the name of a type.
  init(_ written: String) throws(NewProblem) {
    guard let first = written.first else { throw .name(written, "it is empty") }
    if first.isNumber { throw .name(written, "it begins with a digit") }
    if let character = written.first(where: { !Self.isPartOfName($0) }) {
      throw .name(written, "it has \(Self.words(for: character)); letters, digits and underscores are allowed")
    }
    if !written.contains(where: { $0.isLetter || $0.isNumber }) { throw .name(written, "it must contain at least one letter or digit") }
    if Self.reserved.contains(written) { throw .name(written, "Swift reserves the word") }
    text = first.uppercased() + written.dropFirst()
    if Self.reserved.contains(text) { throw .name(written, "Swift reserves the word “\(text)”") }
  }

  /// Returns the name unchanged if it's a valid name of a type.
  static func checked(_ written: String) throws(NewProblem) -> String {
    _ = try SwiftName(written)
    return written
  }

  /// Returns the name without the longest matching suffix, or `nil` if nothing would be left.
  func without(_ suffixes: [String]) -> String? {
    guard let suffix = suffixes.filter({ text.hasSuffix($0) }).max(by: { $0.count < $1.count }) else { return text }
    return text == suffix ? nil : String(text.dropLast(suffix.count))
  }

  /// Returns the name of a constant for a type, such as `faqScreen` for `FAQScreen`.
  static func constant(for type: String) -> String {
    let capitals = type.prefix { $0.isUppercase }.count
    guard capitals > 1, capitals < type.count else { return type.prefix(max(1, capitals)).lowercased() + type.dropFirst(max(1, capitals)) }
    // Keep the last capital letter, because it starts the next word, unless a digit or an underscore follows.
    let next = type[type.index(type.startIndex, offsetBy: capitals)]
    let lowered = next.isLetter ? capitals - 1 : capitals
    return type.prefix(lowered).lowercased() + type.dropFirst(lowered)
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character == "_" || (character.isLetter || character.isNumber) && character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  private static func words(for character: Character) -> String {
    switch character {
    case " ": "a space"
    case let other where other.isWhitespace || other.unicodeScalars.contains { $0.properties.generalCategory == .control }: "an invisible character"
    default: "the character “\(character)”"
    }
  }

  private static let reserved: Set<String> = Set(
    """
    Any Self actor as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in
    init inout internal is let nil operator precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw throws true try
    typealias var where while Protocol Type
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
