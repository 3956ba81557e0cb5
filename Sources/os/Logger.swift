import Foundation
import VirtualTime

/// A logger that writes an app's messages.
///
/// In a test, messages are recorded in the journal under the current step. Otherwise, they're written to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a subsystem.
  public init() { log = .default }

  /// Creates a logger with a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log object.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a trace message at the debug level.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message at the debug level.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message at the info level.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a warning at the error level.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message at the error level.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a critical message at the fault level.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a message at the fault level.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the level.
  public let rawValue: UInt8

  /// Creates a level from a raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages without a more specific level.
  public static let `default`: OSLogType = OSLogType(rawValue: 0)
  /// The level of helpful, nonessential information.
  public static let info: OSLogType = OSLogType(rawValue: 1)
  /// The level of debugging information.
  public static let debug: OSLogType = OSLogType(rawValue: 2)
  /// The level of errors.
  public static let error: OSLogType = OSLogType(rawValue: 16)
  /// The level of faults in the app or system.
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

/// A log that messages are written to, with a subsystem and a category.
public final class OSLog: Sendable {
  /// The default log.
  public static let `default`: OSLog = OSLog(name: nil, isDisabled: false)
  /// A log that discards all messages.
  public static let disabled: OSLog = OSLog(name: nil, isDisabled: true)

  private let name: String?
  private let isDisabled: Bool

  /// Creates a log with a subsystem and a category.
  public convenience init(subsystem: String, category: String) { self.init(name: "\(subsystem):\(category)", isDisabled: false) }

  private init(name: String?, isDisabled: Bool) {
    self.name = name
    self.isDisabled = isDisabled
  }

  /// Returns whether messages of a level are logged.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  func write(_ text: @autoclosure () -> String, _ level: OSLogType) {
    if isDisabled { return }
    let source = name.map { "[\($0)] " } ?? ""
    if AppLog.keep("\(level.name): \(source)\(text())") { return }
    FileHandle.standardError.write(Data("\(level.name): \(source)\(text())\n".utf8))
  }
}
