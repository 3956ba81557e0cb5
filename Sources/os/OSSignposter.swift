/// An object that marks intervals and events for Instruments.
///
/// On the simulated device, the marks are discarded. Closures still run.
public struct OSSignposter: Sendable {
  /// Creates a signposter without a subsystem.
  public init() {}
  /// Creates a signposter with a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a log object.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}

  /// A Boolean value that indicates whether signposts are recorded.
  ///
  /// Always `false` on the simulated device.
  public var isEnabled: Bool { false }
  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for an interval that is related to an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {}
  /// Emits an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}
  /// Runs a closure within an interval.
  public func withIntervalSignpost<Result>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result) rethrows -> Result { try task() }
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// An identifier for an interval that doesn't overlap with others of the same name.
  public static let exclusive: OSSignpostID = OSSignpostID()
}

/// The state of an interval between its beginning and end.
public struct OSSignpostIntervalState: Sendable {}
