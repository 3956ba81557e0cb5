import Foundation

/// An identifier of the process that started this one, shared by all processes with the same parent.
enum Launcher {
  /// The parent's process ID and start time.
  ///
  /// The start time is needed because process IDs are reused.
  static let current: String = {
    let parent = getppid()
    // Search for the last parenthesis, because the process name is in parentheses and may contain any character. The start time is the twentieth word after the name.
    let words = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)).flatMap { text in
      text.lastIndex(of: ")").map { text[text.index(after: $0)...].split(separator: " ") }
    }
    guard let words, words.count > 19 else { return "\(parent)" }
    return "\(parent)-\(words[19])"
  }()
}
