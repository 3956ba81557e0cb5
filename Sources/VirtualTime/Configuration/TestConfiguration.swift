/// The settings for how tests wait, like EarlGrey's `GREYConfiguration`, in a single value.
///
/// A value contains only the settings that were set. The enclosing scope provides all others.
/// - For the process: `TestConfiguration.shared.interactionTimeout = 10`. To restore the defaults, call `TestConfiguration.shared.reset()`.
/// - For a test case: `override class var configuration: TestConfiguration { TestConfiguration(synchronizationMode: .untilIdle) }`; for a Swift Testing
///   suite: `.screenTest(MyApp.self, configuration: …)`.
/// - For a part of a test: `withConfiguration { $0.maxAnimationDuration = 1 } operation: { … }`, or `withSynchronization(.untilIdle) { … }`.
///
/// The narrower setting wins. An invalid value, such as a negative timeout, isn't applied and fails the test.
public struct TestConfiguration: Equatable, Sendable {
  /// The settings that were set explicitly.
  struct Overrides: Equatable, Sendable {
    var synchronizationMode: SynchronizationMode?
    var interactionTimeout: Double?
    var timerMaxTrackableInterval: Double?
    var dispatchAfterMaxTrackableDelay: Double?
    var maxAnimationDuration: Double?
    var modifiesAnimations: Bool?
    var animationSpeed: Double?
    var systemAnimations: Bool?
    var excludedURLPatterns: [String]?
    var outsideWorkGrace: Double?
    var artifactsDirectory: String?
    var verboseLogging: Bool?
    var leftovers: LeftoverPolicy?
    var checksActionConditions: Bool?
    var multipleMatches: MultipleMatchesPolicy?
  }

  var overrides = Overrides()
  /// The settings in effect outside this value, for reading while this value is changed.
  var fallback = Overrides()
  /// The refused values, which fail the test when the configuration takes effect.
  var refusals: [UsageError] = []

  /// Creates a configuration with the given settings.
  ///
  /// The enclosing scope provides the settings that are omitted.
  ///
  /// - Parameters:
  ///   - synchronizationMode: The condition that an interaction waits for before it starts.
  ///   - interactionTimeout: The maximum time to wait for an idle app, in virtual seconds.
  ///   - timerMaxTrackableInterval: The maximum interval of a timer that is waited for, in seconds.
  ///   - dispatchAfterMaxTrackableDelay: The maximum delay of a block, or sleep of a task, that is waited for, in seconds.
  ///   - maxAnimationDuration: The maximum duration of an animation, in seconds.
  ///   - modifiesAnimations: Whether longer animations are cut.
  ///   - animationSpeed: The speed of animations, such as 2 for twice as fast.
  ///   - systemAnimations: Whether animations of the system take time.
  ///   - excludedURLPatterns: Regular expressions for URLs that aren't waited for.
  ///   - outsideWorkGrace: The real time that is given to work outside virtual time, in seconds.
  ///   - artifactsDirectory: The path of the folder for journals and pictures.
  ///   - verboseLogging: Whether the console log shows actions and waits.
  ///   - leftovers: The policy for work that an app leaves behind when it's terminated.
  ///   - checksActionConditions: Whether the conditions of actions on selected elements are checked.
  ///   - multipleMatches: The policy for a typed element that several elements match.
  public init(
    synchronizationMode: SynchronizationMode? = nil, interactionTimeout: Double? = nil, timerMaxTrackableInterval: Double? = nil,
    dispatchAfterMaxTrackableDelay: Double? = nil, maxAnimationDuration: Double? = nil, modifiesAnimations: Bool? = nil, animationSpeed: Double? = nil,
    systemAnimations: Bool? = nil, excludedURLPatterns: [String]? = nil,
    outsideWorkGrace: Double? = nil, artifactsDirectory: String? = nil, verboseLogging: Bool? = nil, leftovers: LeftoverPolicy? = nil,
    checksActionConditions: Bool? = nil, multipleMatches: MultipleMatchesPolicy? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let place = UsageError.Place(fileID: fileID, filePath: filePath, line: line)
    overrides.synchronizationMode = synchronizationMode
    overrides.modifiesAnimations = modifiesAnimations
    overrides.systemAnimations = systemAnimations
    if let animationSpeed { setSpeed(animationSpeed, at: place) }
    overrides.artifactsDirectory = artifactsDirectory
    overrides.verboseLogging = verboseLogging
    overrides.leftovers = leftovers
    overrides.checksActionConditions = checksActionConditions
    overrides.multipleMatches = multipleMatches
    set(\.interactionTimeout, interactionTimeout, "interactionTimeout", at: place)
    set(\.timerMaxTrackableInterval, timerMaxTrackableInterval, "timerMaxTrackableInterval", at: place)
    set(\.dispatchAfterMaxTrackableDelay, dispatchAfterMaxTrackableDelay, "dispatchAfterMaxTrackableDelay", at: place)
    set(\.maxAnimationDuration, maxAnimationDuration, "maxAnimationDuration", at: place)
    set(\.outsideWorkGrace, outsideWorkGrace, "outsideWorkGrace", at: place)
    if let excludedURLPatterns { setPatterns(excludedURLPatterns, at: place) }
  }

  /// The condition that an interaction waits for before it starts.
  ///
  /// The default is ``SynchronizationMode/lazy``.
  public var synchronizationMode: SynchronizationMode {
    get { overrides.synchronizationMode ?? fallback.synchronizationMode ?? .lazy }
    set { overrides.synchronizationMode = newValue }
  }

  /// The maximum time that an interaction waits for an idle app, in virtual seconds.
  ///
  /// The default is 30.
  public var interactionTimeout: Double {
    get { overrides.interactionTimeout ?? fallback.interactionTimeout ?? 30 }
    set { set(\.interactionTimeout, newValue, "interactionTimeout") }
  }

  /// The maximum interval of a timer that ``SynchronizationMode/untilIdle`` waits for, in seconds.
  ///
  /// The default is 1.5. A repeating timer is never waited for.
  public var timerMaxTrackableInterval: Double {
    get { overrides.timerMaxTrackableInterval ?? fallback.timerMaxTrackableInterval ?? 1.5 }
    set { set(\.timerMaxTrackableInterval, newValue, "timerMaxTrackableInterval") }
  }

  /// The maximum delay of a block, or sleep of a task, that ``SynchronizationMode/untilIdle`` waits for, in seconds.
  ///
  /// The default is 1.5.
  public var dispatchAfterMaxTrackableDelay: Double {
    get { overrides.dispatchAfterMaxTrackableDelay ?? fallback.dispatchAfterMaxTrackableDelay ?? 1.5 }
    set { set(\.dispatchAfterMaxTrackableDelay, newValue, "dispatchAfterMaxTrackableDelay") }
  }

  /// The maximum duration of an animation, in seconds.
  ///
  /// The default is 5.
  ///
  /// Longer animations are cut to this duration if ``modifiesAnimations`` is `true`.
  public var maxAnimationDuration: Double {
    get { overrides.maxAnimationDuration ?? fallback.maxAnimationDuration ?? 5 }
    set { set(\.maxAnimationDuration, newValue, "maxAnimationDuration") }
  }

  /// Whether animations longer than ``maxAnimationDuration`` are cut and endless ones run once.
  ///
  /// The default is `true`.
  public var modifiesAnimations: Bool {
    get { overrides.modifiesAnimations ?? fallback.modifiesAnimations ?? true }
    set { overrides.modifiesAnimations = newValue }
  }

  /// The speed of animations.
  ///
  /// For example, 2 is twice as fast. The default is 1.
  public var animationSpeed: Double {
    get { overrides.animationSpeed ?? fallback.animationSpeed ?? 1 }
    set { setSpeed(newValue, at: nil) }
  }

  /// Whether the system's own animations take time, as on a phone.
  ///
  /// The default is `false`.
  ///
  /// The system animates the keyboard and the screens, sheets, and alerts that appear and disappear. Screens take 0.35 seconds, and the keyboard takes 0.25 seconds.
  /// Views that appear count as moving, unless the device is set to reduce motion.
  public var systemAnimations: Bool {
    get { overrides.systemAnimations ?? fallback.systemAnimations ?? false }
    set { overrides.systemAnimations = newValue }
  }

  /// Regular expressions for the URLs of requests that waits ignore.
  ///
  /// The default is an empty array.
  ///
  /// An expression can match any part of the absolute URL. Waits always ignore `data:` URLs.
  public var excludedURLPatterns: [String] {
    get { overrides.excludedURLPatterns ?? fallback.excludedURLPatterns ?? [] }
    set { setPatterns(newValue, at: nil) }
  }

  /// The real time for work outside virtual time to arrive before the clock moves, in seconds.
  ///
  /// The default is 0.05.
  ///
  /// If it's known that invisible work is running, the wait is twenty times as long, and at least 0.1 seconds. Invisible work is a task on one of the app's
  /// custom executors, or a thread of the app that doesn't end.
  public var outsideWorkGrace: Double {
    get { overrides.outsideWorkGrace ?? fallback.outsideWorkGrace ?? 0.05 }
    set { set(\.outsideWorkGrace, newValue, "outsideWorkGrace") }
  }

  /// The path of the folder for journals and pictures of screens.
  ///
  /// If the value is `nil`, which is the default, the folder is the value of the environment variable `SCREENTEST_OUTPUT`, or else `.build/screentest`.
  /// The path is read when a test starts, so set it for the process or a test case.
  public var artifactsDirectory: String? {
    get { overrides.artifactsDirectory ?? fallback.artifactsDirectory }
    set { overrides.artifactsDirectory = newValue }
  }

  /// Whether the console log shows each action and each wait under its step.
  ///
  /// The default is `false`.
  public var verboseLogging: Bool {
    get { overrides.verboseLogging ?? fallback.verboseLogging ?? false }
    set { overrides.verboseLogging = newValue }
  }

  /// The policy for work that an app leaves behind when it's terminated.
  ///
  /// Such work is, for example, a timer, a task, or a request.
  ///
  /// The default is ``LeftoverPolicy/note``. Set the policy for the process, a suite, or a test case.
  public var leftovers: LeftoverPolicy {
    get { overrides.leftovers ?? fallback.leftovers ?? .note }
    set { overrides.leftovers = newValue }
  }

  /// Whether the conditions of actions on selected elements are checked.
  ///
  /// The default is `true`.
  ///
  /// If the value is `false`, an action is performed without checks. For example, a tap goes to the element's position, even if another element is there.
  public var checksActionConditions: Bool {
    get { overrides.checksActionConditions ?? fallback.checksActionConditions ?? true }
    set { overrides.checksActionConditions = newValue }
  }

  /// The policy for a typed element that several elements match.
  ///
  /// The default is `firstMatch`.
  public var multipleMatches: MultipleMatchesPolicy {
    get { overrides.multipleMatches ?? fallback.multipleMatches ?? .firstMatch }
    set { overrides.multipleMatches = newValue }
  }

  /// Removes all settings of this value, so the settings of the test case and the process apply.
  public mutating func reset() {
    overrides = Overrides()
    refusals = []
  }

  /// Returns the configuration with another configuration's settings in place of its own.
  func merging(_ inner: TestConfiguration?) -> TestConfiguration {
    guard let inner = inner?.overrides else { return self }
    var merged = self
    merged.overrides.synchronizationMode = inner.synchronizationMode ?? overrides.synchronizationMode
    merged.overrides.interactionTimeout = inner.interactionTimeout ?? overrides.interactionTimeout
    merged.overrides.timerMaxTrackableInterval = inner.timerMaxTrackableInterval ?? overrides.timerMaxTrackableInterval
    merged.overrides.dispatchAfterMaxTrackableDelay = inner.dispatchAfterMaxTrackableDelay ?? overrides.dispatchAfterMaxTrackableDelay
    merged.overrides.maxAnimationDuration = inner.maxAnimationDuration ?? overrides.maxAnimationDuration
    merged.overrides.modifiesAnimations = inner.modifiesAnimations ?? overrides.modifiesAnimations
    merged.overrides.animationSpeed = inner.animationSpeed ?? overrides.animationSpeed
    merged.overrides.systemAnimations = inner.systemAnimations ?? overrides.systemAnimations
    merged.overrides.excludedURLPatterns = inner.excludedURLPatterns ?? overrides.excludedURLPatterns
    merged.overrides.outsideWorkGrace = inner.outsideWorkGrace ?? overrides.outsideWorkGrace
    merged.overrides.artifactsDirectory = inner.artifactsDirectory ?? overrides.artifactsDirectory
    merged.overrides.verboseLogging = inner.verboseLogging ?? overrides.verboseLogging
    merged.overrides.leftovers = inner.leftovers ?? overrides.leftovers
    merged.overrides.checksActionConditions = inner.checksActionConditions ?? overrides.checksActionConditions
    merged.overrides.multipleMatches = inner.multipleMatches ?? overrides.multipleMatches
    return merged
  }
}
