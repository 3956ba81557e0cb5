import Foundation

/// Writes a message with `printf`-style arguments to a log.
///
/// - Parameters:
///   - message: The format, with `%@`, `%d`, `%f` and similar specifiers. `%{public}@` and `%{private}@` specify the privacy of a value.
///   - log: The log that the message is written to.
///   - type: The level of the message.
///   - args: The arguments.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
  log.write(FormattedMessage.text(message.description, args), type)
}

/// Writes a message at a level to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

/// Writes a message with `printf`-style arguments at a level to a log.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
  log.write(FormattedMessage.text(message.description, args), type)
}

/// A `printf`-style format with the extensions of `os_log`.
private enum FormattedMessage {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var (rest, text, remaining) = (format[...], "", arguments[...])
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      var options = ""
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        options = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[end...].dropFirst()
      }
      let specification = rest.prefix { !"@dDiuUxXoOfFeEgGcCsSp".contains($0) }
      rest = rest.dropFirst(specification.count)
      guard let kind = rest.first else { break }
      rest = rest.dropFirst()
      guard let argument = remaining.popFirst() else {
        // Like the system's log, show that an argument is missing.
        text += "<decode: missing data>"
        continue
      }
      text += options.contains("private") || options.contains("sensitive") ? "<private>" : formatted(argument, String(specification), kind)
    }
    return text + rest
  }

  private static func formatted(_ argument: any CVarArg, _ specification: String, _ kind: Character) -> String {
    switch kind {
    case "@", "s", "S": "\(argument)"
    case "c", "C": (argument as? Int32).flatMap { Unicode.Scalar(UInt32(bitPattern: $0)) }.map { String(Character($0)) } ?? "\(argument)"
    default: String(format: "%\(specification)\(kind)", argument)
    }
  }
}
