import Foundation

/// Reads commands from standard input and prints the answers.
struct DrivePrompt {
  /// The session that performs the commands.
  let session: DriveSession
  /// Whether a person types the commands.
  let isTerminal: Bool
  /// Reads the next line, or returns `nil` at the end.
  let readLine: () -> String?
  /// Prints text without a line break after it.
  let print: (String) -> Void

  /// Why a prompt ended, and whether a command failed before.
  struct End: Equatable {
    /// Whether a command stopped the session.
    var isStopped = false
    /// Whether a command failed.
    var hasFailed = false
  }

  /// Answers commands until the input ends, or the session is stopped.
  func run() -> End {
    var end = End()
    while true {
      if isTerminal { print("\(session.history.stepCount + 1)> ") }
      guard let line = readLine() else { return end }
      let words: [String]
      do throws(DriveProblem) { words = try ShellWords.split(line) } catch {
        end.hasFailed = true
        print("\(error.message)\n")
        continue
      }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if ["exit", "quit"].contains(first) { return end }
      let answer = session.answer(to: DriveCall(words: words, folder: FileManager.default.currentDirectoryPath))
      if answer.status != 0 { end.hasFailed = true }
      print("\(answer.text)\n")
      if answer.isLast {
        end.isStopped = true
        return end
      }
    }
  }
}
