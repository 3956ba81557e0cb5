/// A word in a command line.
enum ShellWord {
  /// Returns the word for a shell, in quotes only if it needs them.
  static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+,@%".contains($0)) }
    return plain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
