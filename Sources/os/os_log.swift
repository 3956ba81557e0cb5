import Foundation

/// Writes a message with arguments in the manner of `printf` to a log.
///
/// - Parameters:
///   - message: The format, with `%@`, `%d`, `%f` and their like; `%{public}@` and `%{private}@` say whether the value is shown.
///   - log: The log.
///   - type: The level.
///   - args: The arguments.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
  log.write(FormattedMessage.text(message.description, args), type)
}

/// Writes a message at a level to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

/// Writes a message at a level in the manner of `printf` to a log.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
  log.write(FormattedMessage.text(message.description, args), type)
}

/// A format in the manner of `printf`, with what `os_log` adds to it.
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
        // A format that names more than it is given says so, as the system's log does.
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
