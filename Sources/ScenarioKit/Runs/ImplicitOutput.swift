/// The journal and the console log of implicit runs.
///
/// Tests of this package whose scenarios are meant to fail use ``none``, to keep these failures out of the log.
struct ImplicitOutput: Sendable {
  /// The output of new runs.
  @TaskLocal static var current = ImplicitOutput(journal: .standard, console: .standard)

  /// No output.
  static let none = ImplicitOutput(journal: nil, console: nil)

  let journal: Journal?
  let console: ConsoleLog?
}
