import Synchronization

/// A part of a test in which a configuration holds: a test case, or a closure.
final class ConfigurationScope: Sendable {
  /// What is set here, and in the scopes around.
  let configuration: TestConfiguration
  private let outer: ConfigurationScope?
  /// Later scopes have greater numbers.
  let number: Int
  private let isOver = Atomic<Bool>(false)

  init(_ configuration: TestConfiguration, in outer: ConfigurationScope?) {
    self.configuration = configuration
    self.outer = outer
    number = Self.count.number.add(1, ordering: .relaxed).newValue
    if configuration.overrides.synchronizationMode != nil { Self.noteMode() }
  }

  /// Whether a mode was set anywhere in this process; where none was, no scope need be looked for.
  static var mayHaveMode: Bool { count.mayHaveMode.load(ordering: .relaxed) }

  /// A mode is set somewhere, from now on.
  static func noteMode() { count.mayHaveMode.store(true, ordering: .relaxed) }

  /// Ends the scope: a task that outlives it sees what is around it.
  func end() { isOver.store(true, ordering: .relaxed) }

  /// The scope of the current task, which may be over.
  @TaskLocal static var ofTask: ConfigurationScope?

  /// The scope, or the next one around it that is not over.
  var active: ConfigurationScope? {
    var scope: ConfigurationScope? = self
    while let candidate = scope, candidate.isOver.load(ordering: .relaxed) { scope = candidate.outer }
    return scope
  }

  /// The number of the last scope, in an object: of a static atomic a release build may read the first value for good.
  private final class Count: Sendable {
    let number = Atomic<Int>(0)
    let mayHaveMode = Atomic<Bool>(false)
  }

  private static let count = Count()
}
