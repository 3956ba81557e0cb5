/// Where the runs of tests that bind none write: the process's own journal and log.
///
/// Tests of this package whose scenarios are meant to fail bind ``none``, so that the log of a whole run shows no failure that is not one.
struct AmbientOutput: Sendable {
  /// Where a new run writes.
  @TaskLocal static var current = AmbientOutput(journal: .standard, console: .standard)

  /// Nothing is written.
  static let none = AmbientOutput(journal: nil, console: nil)

  let journal: Journal?
  let console: ConsoleLog?
}
