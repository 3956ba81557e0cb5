import Synchronization

extension TestConfiguration {
  /// What is set for the whole process; it takes effect at once, for every test.
  ///
  /// What a test case or a scope sets wins over it. `TestConfiguration.shared.reset()` drops everything that was set here.
  public static var shared: TestConfiguration {
    get { ProcessConfiguration.shared.value }
    set {
      var taken = newValue
      taken.refusals = []
      ProcessConfiguration.shared.value = taken
      newValue.reportRefusals(at: nil)
    }
  }

  /// What holds here: what the scopes, the test case and the process set, in this order, and the defaults.
  ///
  /// Code of the app sees what holds in the test that runs it.
  public static var current: TestConfiguration { shared.merging(inEffect) }

  /// What is set beside the process's own settings.
  private static var inEffect: TestConfiguration? { ConfigurationScope.current?.configuration }

  // Each of these reads one setting where it is: a whole configuration is large, and these are asked for at every look at the screen.

  /// Whether the console log shows actions and waits here, without putting the whole configuration together.
  package static var isVerbose: Bool {
    ConfigurationScope.current?.configuration.overrides.verboseLogging ?? ProcessConfiguration.shared.read { $0.verboseLogging }
  }

  /// Whether what the system animates takes time here, without putting the whole configuration together.
  package static var hasSystemAnimations: Bool {
    ConfigurationScope.current?.configuration.overrides.systemAnimations ?? ProcessConfiguration.shared.read { $0.systemAnimations }
  }

  /// The mode that holds here, without putting the whole configuration together.
  package static var currentMode: SynchronizationMode {
    guard ConfigurationScope.mayHaveMode else { return .lazy }
    return ConfigurationScope.current?.configuration.overrides.synchronizationMode ?? ProcessConfiguration.shared.read { $0.synchronizationMode }
  }

  /// What becomes of several matches here, without putting the whole configuration together.
  package static var currentMultipleMatches: MultipleMatchesPolicy {
    ConfigurationScope.current?.configuration.overrides.multipleMatches ?? ProcessConfiguration.shared.read { $0.multipleMatches }
  }
}

/// Runs a part of a test with some settings changed.
///
/// ```swift
/// withConfiguration { $0.interactionTimeout = 5 } operation: {
///   When(I: tap(feedScreen.refreshButton))
/// }
/// ```
/// - Parameters:
///   - change: Changes the settings that hold here.
///   - operation: The part of the test, with its tasks.
/// - Returns: What the operation returns.
@discardableResult
public func withConfiguration<Result>(
  _ change: (inout TestConfiguration) -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, operation: () throws -> Result
) rethrows -> Result {
  let configuration = TestConfiguration.changed(by: change, at: Misuse.Place(fileID: fileID, filePath: filePath, line: line))
  return try configuration.hold(operation)
}

/// Runs an asynchronous part of a test with some settings changed: see the synchronous form.
@discardableResult
public func withConfiguration<Result>(
  isolation: isolated (any Actor)? = #isolation, _ change: (inout TestConfiguration) -> Void, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = TestConfiguration.changed(by: change, at: Misuse.Place(fileID: fileID, filePath: filePath, line: line))
  return try await configuration.hold(isolation: isolation, operation)
}

/// Runs a part of a test in which interactions wait as the mode says.
///
/// ```swift
/// withSynchronization(.untilIdle) {
///   When(I: tap(feedScreen.refreshButton))
/// }
/// ```
/// - Parameters:
///   - mode: What an interaction waits for before it begins.
///   - operation: The part of the test, with its tasks.
/// - Returns: What the operation returns.
@discardableResult
public func withSynchronization<Result>(_ mode: SynchronizationMode, operation: () throws -> Result) rethrows -> Result {
  try withConfiguration({ $0.synchronizationMode = mode }, operation: operation)
}

/// Runs an asynchronous part of a test in which interactions wait as the mode says: see the synchronous form.
@discardableResult
public func withSynchronization<Result>(
  isolation: isolated (any Actor)? = #isolation, _ mode: SynchronizationMode, operation: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.synchronizationMode = mode }, operation: operation)
}

extension TestConfiguration {
  /// Runs a test with the settings of its test case, which were put together where `configuration` runs.
  package static func with<Result>(_ configuration: TestConfiguration, _ operation: () throws -> Result) rethrows -> Result {
    configuration.reportRefusals(at: nil)
    return try configuration.withoutRefusals(around: inEffect).hold(operation)
  }

  /// Runs a test with the settings of its test case, which were put together where `configuration` runs.
  package static func with<Result>(
    isolation: isolated (any Actor)? = #isolation, _ configuration: TestConfiguration, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    configuration.reportRefusals(at: nil)
    return try await configuration.withoutRefusals(around: inEffect).hold(isolation: isolation, operation)
  }

  /// Runs a closure in a scope of its own, in which this configuration holds.
  fileprivate func hold<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let scope = ConfigurationScope(self, in: .current)
    scope.begin()
    defer { scope.end() }
    return try ConfigurationScope.$ofTask.withValue(scope, operation: operation)
  }

  /// Runs an asynchronous closure in a scope of its own, in which this configuration holds.
  fileprivate func hold<Result>(isolation: isolated (any Actor)?, _ operation: () async throws -> Result) async rethrows -> Result {
    let scope = ConfigurationScope(self, in: .current)
    scope.begin()
    defer { scope.end() }
    return try await ConfigurationScope.$ofTask.withValue(scope, operation: operation, isolation: isolation)
  }

  /// The configuration without the values that were refused, which have failed the test already.
  package var withoutRefusals: TestConfiguration { withoutRefusals(around: nil) }

  private func withoutRefusals(around outer: TestConfiguration?) -> TestConfiguration {
    var merged = (outer ?? TestConfiguration()).merging(self)
    merged.refusals = []
    return merged
  }

  fileprivate static func changed(by change: (inout TestConfiguration) -> Void, at place: Misuse.Place) -> TestConfiguration {
    // The change may read what holds here; only what it sets belongs to the scope.
    var configuration = TestConfiguration()
    configuration.fallback = current.overrides
    change(&configuration)
    configuration.reportRefusals(at: place)
    return configuration.withoutRefusals(around: inEffect)
  }
}

/// The settings of the process, in an object that holds the lock: of a static Mutex a release build reads the first value for good.
private final class ProcessConfiguration: Sendable {
  static let shared = ProcessConfiguration()

  private let stored = Mutex(TestConfiguration())

  var value: TestConfiguration {
    get { stored.withLock { $0 } }
    set {
      if newValue.synchronizationMode != .lazy { ConfigurationScope.noteMode() }
      stored.withLock { $0 = newValue }
    }
  }

  /// Reads a setting without a copy of the others.
  func read<Setting: Sendable>(_ setting: (borrowing TestConfiguration) -> Setting) -> Setting { stored.withLock { setting($0) } }
}
