import Foundation

/// Reads commands from standard input and prints the answers.
struct DrivePrompt {
  /// The session that performs the commands.
  let session: DriveSession
  /// Whether a person types the commands.
  let isTerminal: Bool
  /// Whether answers are printed as JSON, without the number of the next step.
  var printsJSON: Bool = false
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
  /// - Parameter first: The answer to the launch, which is printed, too.
  func run(after first: DriveAnswer) -> End {
    var end = End()
    func show(_ answer: DriveAnswer) {
      if answer.status != 0 { end.hasFailed = true }
      print("\(printsJSON ? answer.jsonLine : answer.text)\n")
    }
    show(first)
    while true {
      if isTerminal, !printsJSON { print("\(session.history.stepCount + 1)> ") }
      guard let line = readLine() else { return end }
      let call: DriveCall
      do throws(DriveProblem) { call = try DriveCall(try ShellWords.split(line)) } catch {
        show(DriveAnswer(error))
        continue
      }
      guard let first = call.words.first, !first.hasPrefix("#") else { continue }
      if ["exit", "quit"].contains(first) { return end }
      let answer = session.answer(to: call)
      show(answer)
      if answer.isLast {
        end.isStopped = true
        return end
      }
    }
  }
}
