import Foundation

/// The process that has started this one, by a word that is the same for all processes that it starts.
enum Launcher {
  /// Its number and the time of its start, as numbers alone are used again.
  static let current: String = {
    let parent = getppid()
    // The name stands in parentheses and may hold anything; the time of the start is the twentieth word after it.
    let words = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)).flatMap { text in
      text.lastIndex(of: ")").map { text[text.index(after: $0)...].split(separator: " ") }
    }
    guard let words, words.count > 19 else { return "\(parent)" }
    return "\(parent)-\(words[19])"
  }()
}
