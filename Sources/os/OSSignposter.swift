/// Marks intervals and events for Instruments, which nothing here reads: marks are dropped, and closures run.
public struct OSSignposter: Sendable {
  /// Creates a signposter without a subsystem.
  public init() {}
  /// Creates a signposter for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}

  /// Whether marks are kept: they are not.
  public var isEnabled: Bool { false }
  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for an interval about an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Marks the start of an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {}
  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}
  /// Runs a closure as an interval.
  public func withIntervalSignpost<Result>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result) rethrows -> Result { try task() }
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// The identifier of an interval that no other one of its name overlaps.
  public static let exclusive: OSSignpostID = OSSignpostID()
}

/// The state of an interval between its two marks.
public struct OSSignpostIntervalState: Sendable {}
