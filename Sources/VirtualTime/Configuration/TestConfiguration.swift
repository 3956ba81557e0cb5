/// How the tests wait: what EarlGrey keeps in `GREYConfiguration`, as one value.
///
/// A value holds only what was set in it; everything else is as it is around it.
/// - For the process: `TestConfiguration.shared.interactionTimeout = 10`. `TestConfiguration.shared.reset()` goes back to the defaults.
/// - For a test case: `override class var configuration: TestConfiguration { TestConfiguration(synchronizationMode: .untilIdle) }`; for a Swift Testing
///   suite: `.screenTest(MyApp.self, configuration: …)`.
/// - For a part of a test: `withConfiguration { $0.maxAnimationDuration = 1 } operation: { … }`, or `withSynchronization(.untilIdle) { … }`.
///
/// The narrower setting wins. A value that makes no sense, such as a negative timeout, is not taken over, and fails the test.
public struct TestConfiguration: Equatable, Sendable {
  /// What was set, and nothing else.
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
  /// What is set around the place where this value is changed, for reading.
  var fallback = Overrides()
  /// The values that were refused, which fail the test when the configuration takes effect.
  var refusals: [Misuse] = []

  /// Creates a configuration with some settings; those that are left out are as they are around it.
  ///
  /// - Parameters:
  ///   - synchronizationMode: What an interaction waits for before it begins.
  ///   - interactionTimeout: The longest wait for an idle app, in virtual seconds.
  ///   - timerMaxTrackableInterval: The longest interval of a timer that is waited for, in seconds.
  ///   - dispatchAfterMaxTrackableDelay: The longest delay of a block, and the longest sleep of a task, that is waited for, in seconds.
  ///   - maxAnimationDuration: The longest animation, in seconds.
  ///   - modifiesAnimations: Whether longer animations are cut.
  ///   - animationSpeed: The speed of animations: 2 for twice as fast.
  ///   - systemAnimations: Whether what the system animates by itself takes time.
  ///   - excludedURLPatterns: The regular expressions of URLs that are not waited for.
  ///   - outsideWorkGrace: The real time that work outside of virtual time gets, in seconds.
  ///   - artifactsDirectory: The path of the folder for journals and pictures.
  ///   - verboseLogging: Whether the console log shows actions and waits.
  ///   - leftovers: What happens if an app leaves work behind when it is terminated.
  ///   - checksActionConditions: Whether the conditions of actions on selected elements are checked.
  ///   - multipleMatches: What becomes of a typed element that several elements match.
  public init(
    synchronizationMode: SynchronizationMode? = nil, interactionTimeout: Double? = nil, timerMaxTrackableInterval: Double? = nil,
    dispatchAfterMaxTrackableDelay: Double? = nil, maxAnimationDuration: Double? = nil, modifiesAnimations: Bool? = nil, animationSpeed: Double? = nil,
    systemAnimations: Bool? = nil, excludedURLPatterns: [String]? = nil,
    outsideWorkGrace: Double? = nil, artifactsDirectory: String? = nil, verboseLogging: Bool? = nil, leftovers: LeftoverPolicy? = nil,
    checksActionConditions: Bool? = nil, multipleMatches: MultipleMatchesPolicy? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let place = Misuse.Place(fileID: fileID, filePath: filePath, line: line)
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

  /// What an interaction waits for before it begins; ``SynchronizationMode/lazy``, if not set.
  public var synchronizationMode: SynchronizationMode {
    get { overrides.synchronizationMode ?? fallback.synchronizationMode ?? .lazy }
    set { overrides.synchronizationMode = newValue }
  }

  /// How long an interaction waits for the app to become idle, in virtual seconds; 30, if not set.
  public var interactionTimeout: Double {
    get { overrides.interactionTimeout ?? fallback.interactionTimeout ?? 30 }
    set { set(\.interactionTimeout, newValue, "interactionTimeout") }
  }

  /// The longest interval of a timer that ``SynchronizationMode/untilIdle`` waits for, in seconds; 1.5, if not set.
  ///
  /// A repeating timer is never waited for.
  public var timerMaxTrackableInterval: Double {
    get { overrides.timerMaxTrackableInterval ?? fallback.timerMaxTrackableInterval ?? 1.5 }
    set { set(\.timerMaxTrackableInterval, newValue, "timerMaxTrackableInterval") }
  }

  /// The longest delay of a block, and the longest sleep of a task, that ``SynchronizationMode/untilIdle`` waits for, in seconds; 1.5, if not set.
  public var dispatchAfterMaxTrackableDelay: Double {
    get { overrides.dispatchAfterMaxTrackableDelay ?? fallback.dispatchAfterMaxTrackableDelay ?? 1.5 }
    set { set(\.dispatchAfterMaxTrackableDelay, newValue, "dispatchAfterMaxTrackableDelay") }
  }

  /// The longest that an animation takes, in seconds; 5, if not set.
  ///
  /// Longer ones are cut to it, where ``modifiesAnimations`` is true.
  public var maxAnimationDuration: Double {
    get { overrides.maxAnimationDuration ?? fallback.maxAnimationDuration ?? 5 }
    set { set(\.maxAnimationDuration, newValue, "maxAnimationDuration") }
  }

  /// Whether animations longer than ``maxAnimationDuration`` are cut, and endless ones run once; true, if not set.
  public var modifiesAnimations: Bool {
    get { overrides.modifiesAnimations ?? fallback.modifiesAnimations ?? true }
    set { overrides.modifiesAnimations = newValue }
  }

  /// The speed of animations: 2 for twice as fast; 1, if not set.
  public var animationSpeed: Double {
    get { overrides.animationSpeed ?? fallback.animationSpeed ?? 1 }
    set { setSpeed(newValue, at: nil) }
  }

  /// Whether what the system animates by itself takes time, as on a phone: screens, sheets and alerts that come and go, and the keyboard; false, if not set.
  ///
  /// Screens take 0.35 seconds, the keyboard 0.25. What comes counts as moving, unless the device is set to reduce motion.
  public var systemAnimations: Bool {
    get { overrides.systemAnimations ?? fallback.systemAnimations ?? false }
    set { overrides.systemAnimations = newValue }
  }

  /// The regular expressions of URLs that are not waited for; none, if not set.
  ///
  /// A match anywhere in the absolute URL counts. `data:` URLs are never waited for.
  public var excludedURLPatterns: [String] {
    get { overrides.excludedURLPatterns ?? fallback.excludedURLPatterns ?? [] }
    set { setPatterns(newValue, at: nil) }
  }

  /// The real time that work outside of virtual time gets to arrive before the clock moves, in seconds; 0.05, if not set.
  ///
  /// Twenty times as long, and at least 0.1 seconds, is waited where it is known that something runs which cannot be seen: tasks on an executor of the app's own,
  /// or a thread of the app's that does not come to an end.
  public var outsideWorkGrace: Double {
    get { overrides.outsideWorkGrace ?? fallback.outsideWorkGrace ?? 0.05 }
    set { set(\.outsideWorkGrace, newValue, "outsideWorkGrace") }
  }

  /// The path of the folder for journals and pictures of screens; `nil`, if not set: the folder that `SCREENTEST_OUTPUT` names, or else `.build/screentest`.
  ///
  /// It counts when a test begins: set it for the process or a test case.
  public var artifactsDirectory: String? {
    get { overrides.artifactsDirectory ?? fallback.artifactsDirectory }
    set { overrides.artifactsDirectory = newValue }
  }

  /// Whether the console log shows each action and each wait under its step; false, if not set.
  public var verboseLogging: Bool {
    get { overrides.verboseLogging ?? fallback.verboseLogging ?? false }
    set { overrides.verboseLogging = newValue }
  }

  /// What happens if an app leaves work behind when it is terminated, such as a timer, a task or a request; ``LeftoverPolicy/note`` if not set.
  ///
  /// Set it for the process, a suite or a test case.
  public var leftovers: LeftoverPolicy {
    get { overrides.leftovers ?? fallback.leftovers ?? .note }
    set { overrides.leftovers = newValue }
  }

  /// Whether the conditions of actions on selected elements are checked; true, if not set.
  ///
  /// Without them an action is tried as it is: a tap goes where the element is, whatever is there.
  public var checksActionConditions: Bool {
    get { overrides.checksActionConditions ?? fallback.checksActionConditions ?? true }
    set { overrides.checksActionConditions = newValue }
  }

  /// What becomes of a typed element that several elements match; `firstMatch`, if not set.
  public var multipleMatches: MultipleMatchesPolicy {
    get { overrides.multipleMatches ?? fallback.multipleMatches ?? .firstMatch }
    set { overrides.multipleMatches = newValue }
  }

  /// Resets all settings of this value, so that those around it hold: of the test case, then of the process.
  public mutating func reset() {
    overrides = Overrides()
    refusals = []
  }

  /// The configuration with what another one sets in place of its own.
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
