import Synchronization

/// The part of a test that a configuration applies to: a test case, or a closure.
final class ConfigurationScope: Sendable {
  /// The settings of this scope and its enclosing scopes.
  let configuration: TestConfiguration
  private let outer: ConfigurationScope?
  /// The number of the scope.
  ///
  /// Later scopes have greater numbers.
  let number: Int
  private let isOver = Atomic<Bool>(false)

  init(_ configuration: TestConfiguration, in outer: ConfigurationScope?) {
    self.configuration = configuration
    self.outer = outer
    number = Self.count.number.add(1, ordering: .relaxed).newValue
    if configuration.overrides.synchronizationMode != nil { Self.noteMode() }
  }

  /// Whether a mode was set anywhere in this process.
  ///
  /// If not, callers can skip looking for a scope.
  static var mayHaveMode: Bool { count.mayHaveMode.load(ordering: .relaxed) }

  /// Notes that a mode is set somewhere in this process.
  static func noteMode() { count.mayHaveMode.store(true, ordering: .relaxed) }

  /// Ends the scope.
  ///
  /// A task that outlives the scope uses the settings of the enclosing scope.
  func end() { isOver.store(true, ordering: .relaxed) }

  /// The scope of the current task.
  ///
  /// The scope may have ended.
  @TaskLocal static var ofTask: ConfigurationScope?

  /// The innermost scope, starting with this one, that hasn't ended.
  var active: ConfigurationScope? {
    var scope: ConfigurationScope? = self
    while let candidate = scope, candidate.isOver.load(ordering: .relaxed) { scope = candidate.outer }
    return scope
  }

  /// The process-wide counters.
  ///
  /// They're in an object because a release build may read the first value of a static atomic forever.
  private final class Count: Sendable {
    let number = Atomic<Int>(0)
    let mayHaveMode = Atomic<Bool>(false)
  }

  private static let count = Count()
}
