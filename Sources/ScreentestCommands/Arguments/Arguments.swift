import ScreenModel

/// A parsed command line of the tool.
package enum Arguments: Equatable {
  case demo(DemoOptions)
  case previews(PreviewsCommand)
  case new(NewCommand)
  case test(TestCommand)
  case report(ReportCommand)
  case doctor(DoctorCommand)
  case drive(DriveCommand)
  case help(Usage)

  /// An error for an argument that the tool can't use.
  package struct Problem: Error, Equatable {
    package let message: String
    /// The help text that describes the correct usage.
    package let usage: Usage

    init(_ message: String, _ usage: Usage = .tool) {
      self.message = message
      self.usage = usage
    }

    /// The problem as a JSON object on one line, like an answer of `screentest drive`.
    package var jsonLine: String { DriveAnswer(message, status: 2).jsonLine }
  }

  /// Parses the arguments that follow the tool's name.
  package static func parse(_ arguments: some Sequence<String>) -> Result<Arguments, Problem> {
    var rest = ArgumentCursor(arguments)
    guard let command = rest.next() else { return .success(.help(.tool)) }
    do throws(Problem) {
      switch command {
      case "demo": return .success(try demo(&rest))
      case "previews": return .success(try previews(&rest))
      case "report": return .success(try report(&rest))
      case "test": return .success(try test(&rest))
      case "doctor": return .success(try doctor(&rest))
      case "drive": return .success(try drive(Array(arguments.dropFirst())))
      case "new": return .success(try new(&rest))
      case "help", "--help", "-h": return .success(try help(&rest))
      default: throw Problem("There is no command “\(command)”.\(NearestWord.hint(command, Usage.commands)) The commands are: \(Usage.commands.joined(separator: ", ")).")
      }
    } catch {
      return .failure(error)
    }
  }

  private static func help(_ rest: inout ArgumentCursor) throws(Problem) -> Arguments {
    guard let command = rest.next() else { return .help(.tool) }
    guard let usage = Usage(rawValue: command) else {
      throw Problem("There is no command “\(command)”.\(NearestWord.hint(command, Usage.commands)) The commands are: \(Usage.commands.joined(separator: ", ")).")
    }
    return .help(usage)
  }

  private static func previews(_ rest: inout ArgumentCursor) throws(Problem) -> Arguments {
    var command = PreviewsCommand()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h": return .help(.previews)
      case "--package-path": command.package = try rest.value(of: argument, "a folder", "DIR", .previews)
      case "--scratch-path": command.scratch = try rest.value(of: argument, "a folder", "DIR", .previews)
      case "--output": command.output = try rest.value(of: argument, "a folder", "DIR", .previews)
      default: throw unknown(argument, .previews, ["--package-path DIR", "--scratch-path DIR", "--output DIR"])
      }
    }
    return .previews(command)
  }

  private static func demo(_ rest: inout ArgumentCursor) throws(Problem) -> Arguments {
    var options = DemoOptions()
    while let argument = rest.next() {
      switch argument {
      case "--fail": options.fails = true
      case "--help", "-h": return .help(.demo)
      case "--output": options.output = try rest.value(of: argument, "a folder", "DIR", .demo)
      case "--seeds":
        guard let seeds = rest.next().flatMap({ Int($0) }), seeds > 0 else { throw Problem("--seeds requires a number: screentest demo --seeds 1000.", .demo) }
        options.seeds = seeds
      default: throw unknown(argument, .demo, ["--output DIR", "--fail", "--seeds N"])
      }
    }
    return .demo(options)
  }

  /// Returns the error for an unknown argument, with the most similar option.
  static func unknown(_ argument: String, _ command: Usage, _ options: [String], of name: String? = nil) -> Problem {
    let words = options.map { String($0.prefix { $0 != " " }) }
    return Problem(
      "\(name ?? command.rawValue) does not support “\(argument)”.\(NearestWord.hint(argument, words)) Its options are: \(options.joined(separator: ", ")).", command)
  }
}
