/// The reason why a command can't be performed, in full sentences.
struct CommandProblem: Error, Equatable {
  /// The sentences for a person.
  let message: String
  /// The exit code: 2 if the words of the command can't be used, and 1 if the screen doesn't allow the command.
  let status: Int32

  /// Creates a problem of the screen.
  init(_ message: String) {
    self.message = message
    status = 1
  }

  /// Creates a problem of the words, with the correct usage.
  init(usage message: String) {
    self.message = message
    status = 2
  }
}
