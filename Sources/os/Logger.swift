import Foundation
import VirtualTime

/// Writes the messages of an app to its log.
///
/// In a test they are kept in the journal, under the step in which they were written; elsewhere they go to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a subsystem.
  public init() { log = .default }

  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message for tracing, at the debug level.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message at the debug level.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message at the info level.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a warning, at the error level.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a critical error, at the fault level.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default`: OSLogType = OSLogType(rawValue: 0)
  /// Helpful, but not essential.
  public static let info: OSLogType = OSLogType(rawValue: 1)
  /// For debugging.
  public static let debug: OSLogType = OSLogType(rawValue: 2)
  /// An error.
  public static let error: OSLogType = OSLogType(rawValue: 16)
  /// A mistake in the app or the system.
  public static let fault: OSLogType = OSLogType(rawValue: 17)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}

/// A log of an app, by its subsystem and its category.
public final class OSLog: Sendable {
  /// The log of code that names none.
  public static let `default`: OSLog = OSLog(name: nil, isDisabled: false)
  /// A log that keeps nothing.
  public static let disabled: OSLog = OSLog(name: nil, isDisabled: true)

  private let name: String?
  private let isDisabled: Bool

  /// Creates a log for a part of an app.
  public convenience init(subsystem: String, category: String) { self.init(name: "\(subsystem):\(category)", isDisabled: false) }

  private init(name: String?, isDisabled: Bool) {
    self.name = name
    self.isDisabled = isDisabled
  }

  /// Whether messages of a level are kept.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  func write(_ text: @autoclosure () -> String, _ level: OSLogType) {
    if isDisabled { return }
    let source = name.map { "[\($0)] " } ?? ""
    if AppLog.keep("\(level.name): \(source)\(text())") { return }
    FileHandle.standardError.write(Data("\(level.name): \(source)\(text())\n".utf8))
  }
}
