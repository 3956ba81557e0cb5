/// Which letters the keyboard begins with a capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// Those of words.
  case words = 1
  /// Those of sentences.
  case sentences = 2
  /// All.
  case allCharacters = 3
}
