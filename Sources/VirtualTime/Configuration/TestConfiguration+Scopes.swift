import Synchronization

extension TestConfiguration {
  /// The configuration of the whole process, which takes effect immediately in every test.
  ///
  /// Settings of a test case or a scope override it. To remove all settings of the process, call `TestConfiguration.shared.reset()`.
  public static var shared: TestConfiguration {
    get { ProcessConfiguration.shared.value }
    set {
      var taken = newValue
      taken.refusals = []
      ProcessConfiguration.shared.value = taken
      newValue.reportRefusals(at: nil)
    }
  }

  /// The configuration in effect here.
  ///
  /// It combines the settings of the scopes, the test case, and the process, in this order. The defaults provide all others.
  ///
  /// In the app's code, this is the configuration of the test that runs the app.
  public static var current: TestConfiguration { shared.merging(inEffect) }

  /// The settings in effect here, apart from the process's settings.
  private static var inEffect: TestConfiguration? { ConfigurationScope.current?.configuration }

  // Read each of these settings separately, because they're needed whenever the screen is read, and building a whole configuration is expensive.

  /// Whether the console log shows actions and waits here, read without building the whole configuration.
  package static var isVerbose: Bool {
    ConfigurationScope.current?.configuration.overrides.verboseLogging ?? ProcessConfiguration.shared.read { $0.verboseLogging }
  }

  /// Whether system animations take time here, read without building the whole configuration.
  package static var hasSystemAnimations: Bool {
    ConfigurationScope.current?.configuration.overrides.systemAnimations ?? ProcessConfiguration.shared.read { $0.systemAnimations }
  }

  /// The synchronization mode here, read without building the whole configuration.
  package static var currentMode: SynchronizationMode {
    guard ConfigurationScope.mayHaveMode else { return .lazy }
    return ConfigurationScope.current?.configuration.overrides.synchronizationMode ?? ProcessConfiguration.shared.read { $0.synchronizationMode }
  }

  /// The policy for multiple matches here, read without building the whole configuration.
  package static var currentMultipleMatches: MultipleMatchesPolicy {
    ConfigurationScope.current?.configuration.overrides.multipleMatches ?? ProcessConfiguration.shared.read { $0.multipleMatches }
  }
}

/// Runs a part of a test with changed settings.
///
/// ```swift
/// withConfiguration { $0.interactionTimeout = 5 } operation: {
///   When(I: tap(feedScreen.refreshButton))
/// }
/// ```
/// - Parameters:
///   - change: A closure that changes the settings in effect here.
///   - operation: The part of the test, including the tasks that it starts.
/// - Returns: The result of `operation`.
@discardableResult
public func withConfiguration<Result>(
  _ change: (inout TestConfiguration) -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, operation: () throws -> Result
) rethrows -> Result {
  let configuration = TestConfiguration.changed(by: change, at: UsageError.Place(fileID: fileID, filePath: filePath, line: line))
  return try configuration.hold(operation)
}

/// Runs an asynchronous part of a test with changed settings.
///
/// See the synchronous function.
@discardableResult
public func withConfiguration<Result>(
  isolation: isolated (any Actor)? = #isolation, _ change: (inout TestConfiguration) -> Void, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = TestConfiguration.changed(by: change, at: UsageError.Place(fileID: fileID, filePath: filePath, line: line))
  return try await configuration.hold(isolation: isolation, operation)
}

/// Runs a part of a test in the given synchronization mode.
///
/// ```swift
/// withSynchronization(.untilIdle) {
///   When(I: tap(feedScreen.refreshButton))
/// }
/// ```
/// - Parameters:
///   - mode: The condition that an interaction waits for before it starts.
///   - operation: The part of the test, including the tasks that it starts.
/// - Returns: The result of `operation`.
@discardableResult
public func withSynchronization<Result>(_ mode: SynchronizationMode, operation: () throws -> Result) rethrows -> Result {
  try withConfiguration({ $0.synchronizationMode = mode }, operation: operation)
}

/// Runs an asynchronous part of a test in the given synchronization mode.
///
/// See the synchronous function.
@discardableResult
public func withSynchronization<Result>(
  isolation: isolated (any Actor)? = #isolation, _ mode: SynchronizationMode, operation: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.synchronizationMode = mode }, operation: operation)
}

extension TestConfiguration {
  /// Runs a test with the settings of its test case, and reports the refused settings.
  package static func with<Result>(_ configuration: TestConfiguration, _ operation: () throws -> Result) rethrows -> Result {
    configuration.reportRefusals(at: nil)
    return try configuration.withoutRefusals(around: inEffect).hold(operation)
  }

  /// Runs an asynchronous test with the settings of its test case, and reports the refused settings.
  package static func with<Result>(
    isolation: isolated (any Actor)? = #isolation, _ configuration: TestConfiguration, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    configuration.reportRefusals(at: nil)
    return try await configuration.withoutRefusals(around: inEffect).hold(isolation: isolation, operation)
  }

  /// Runs a closure in a new scope with this configuration.
  fileprivate func hold<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let scope = ConfigurationScope(self, in: .current)
    scope.begin()
    defer { scope.end() }
    return try ConfigurationScope.$ofTask.withValue(scope, operation: operation)
  }

  /// Runs an asynchronous closure in a new scope with this configuration.
  fileprivate func hold<Result>(isolation: isolated (any Actor)?, _ operation: () async throws -> Result) async rethrows -> Result {
    let scope = ConfigurationScope(self, in: .current)
    scope.begin()
    defer { scope.end() }
    return try await ConfigurationScope.$ofTask.withValue(scope, operation: operation, isolation: isolation)
  }

  /// The configuration without its refused values, which have already failed the test.
  package var withoutRefusals: TestConfiguration { withoutRefusals(around: nil) }

  private func withoutRefusals(around outer: TestConfiguration?) -> TestConfiguration {
    var merged = (outer ?? TestConfiguration()).merging(self)
    merged.refusals = []
    return merged
  }

  fileprivate static func changed(by change: (inout TestConfiguration) -> Void, at place: UsageError.Place) -> TestConfiguration {
    // Start with an empty configuration, because only the settings that the closure changes belong to the scope. The fallback lets the closure read the settings in effect here.
    var configuration = TestConfiguration()
    configuration.fallback = current.overrides
    change(&configuration)
    configuration.reportRefusals(at: place)
    return configuration.withoutRefusals(around: inEffect)
  }
}

/// The settings of the process.
///
/// They're in an object because a release build reads the first value of a static `Mutex` forever.
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

  /// Reads a single setting without copying the others.
  func read<Setting: Sendable>(_ setting: (borrowing TestConfiguration) -> Setting) -> Setting { stored.withLock { setting($0) } }
}
