/// The reason why a session can't do something, in full sentences, with the exit code.
struct DriveProblem: Error, Equatable {
  /// The sentences for a person.
  let message: String
  /// The exit code: 1 for a failed step, 2 for wrong words, 3 if the session isn't running.
  let status: Int32

  /// Creates a problem, whose exit code is 1 by default.
  init(_ message: String, status: Int32 = 1) {
    self.message = message
    self.status = status
  }
}
