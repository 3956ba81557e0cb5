/// The journal and the console log of implicit runs.
///
/// Tests of this package whose scenarios are meant to fail use ``none``, to keep these failures out of the log.
struct AmbientOutput: Sendable {
  /// The output of new runs.
  @TaskLocal static var current = AmbientOutput(journal: .standard, console: .standard)

  /// No output.
  static let none = AmbientOutput(journal: nil, console: nil)

  let journal: Journal?
  let console: ConsoleLog?
}
