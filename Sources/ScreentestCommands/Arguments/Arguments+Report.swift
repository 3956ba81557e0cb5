import ScenarioKit
import ScenarioReports

extension Arguments {
  private static let options = ["--format FORMAT", "--output PATH"]

  /// Parses the arguments of `screentest report`.
  static func report(_ rest: inout ArgumentCursor) throws(Problem) -> Arguments {
    var command = ReportCommand()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h": return .help(.report)
      case "--format":
        for format in try formats(rest.value(of: argument, "a format", formatNames.joined(separator: "|"), .report), .report) where !command.formats.contains(format) {
          command.formats.append(format)
        }
      case "--output": command.output = try rest.value(of: argument, "a file or a folder", "PATH", .report)
      default:
        if argument.hasPrefix("-") { throw unknown(argument, .report, options) }
        command.journals.append(argument)
      }
    }
    if command.formats.isEmpty { command.formats = [.text] }
    // Require an output path, because a page of megabytes isn't useful in a terminal, and several documents can't share one output.
    if command.output == nil, command.formats.contains(.html) || command.formats.count > 1 {
      throw Problem("\(command.formats.count > 1 ? "Several reports require" : "An HTML report requires") an output path: screentest report --output PATH.", .report)
    }
    return .report(command)
  }

  /// Returns the report formats in a comma-separated list.
  static func formats(_ list: String, _ usage: Usage) throws(Problem) -> [ReportFormat] {
    do throws(ReportFormat.UnknownName) {
      return try ReportFormat.named(in: list, variable: RunEnvironment.variable)
    } catch {
      throw Problem(error.message, usage)
    }
  }

  private static var formatNames: [String] { ReportFormat.names }
}
