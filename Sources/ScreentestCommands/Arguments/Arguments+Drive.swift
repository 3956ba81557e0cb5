extension Arguments {
  private static let options = [
    "--package-path DIR", "--scratch-path DIR", "--app NAME", "--launch-argument TEXT", "--launch-environment NAME=TEXT", "--session NAME", "--idle MINUTES", "--json",
  ]

  /// Parses the arguments of `screentest drive`.
  ///
  /// The options of the tool can stand before and after the words of a command. Other options belong to the command, and so does everything after `--`.
  static func drive(_ arguments: [String]) throws(Problem) -> Arguments {
    var command = DriveCommand()
    var words: [String] = []
    // Split only the tool's options at the sign, because the text of a command can contain one.
    let names = options.filter { $0.contains(" ") }.map { $0.prefix { $0 != " " } + "=" }
    var rest: ArraySlice<String> = []
    for argument in arguments {
      let name = rest.contains("--") ? nil : names.first { argument.hasPrefix($0) }
      rest += name.map { [String($0.dropLast()), String(argument.dropFirst($0.count))] } ?? [argument]
    }
    func value(_ option: String, _ kind: String) throws(Problem) -> String {
      guard let value = rest.popFirst(), !value.isEmpty else { throw Problem("\(option) requires \(kind) after it.", .drive) }
      return value
    }
    var used: [String] = []
    while let argument = rest.popFirst() {
      if options.contains(where: { $0.prefix { $0 != " " } == argument }) { used.append(argument) }
      switch argument {
      case "--help" where words.isEmpty, "-h" where words.isEmpty: return .help(.drive)
      case "--help" where words.count == 1: words.insert("help", at: 0)
      case "--package-path": command.package = try value(argument, "a folder")
      case "--scratch-path": command.scratch = try value(argument, "a folder")
      case "--app": command.app = try value(argument, "a name")
      case "--launch-argument": command.launchArguments.append(try value(argument, "a text"))
      case "--launch-environment":
        let pair = try value(argument, "NAME=TEXT")
        guard let sign = pair.firstIndex(of: "="), sign != pair.startIndex else {
          throw Problem("--launch-environment requires NAME=TEXT, and “\(pair)” isn't that.", .drive)
        }
        command.launchEnvironment[String(pair[..<sign])] = String(pair[pair.index(after: sign)...])
      case "--session": command.session = try value(argument, "a name")
      case "--json": command.printsJSON = true
      case _ where argument.hasPrefix("--json="): throw Problem("--json has no value, and “\(argument)” has one.", .drive)
      case "--idle":
        let text = try value(argument, "minutes")
        guard let minutes = Double(text), minutes > 0, minutes <= 10_000 else { throw Problem("--idle requires minutes from 0 to 10000, and “\(text)” isn't that.", .drive) }
        command.idleMinutes = minutes
      case "--resume" where words == ["serve"]: command.resumes = true
      case "--":
        // The process that runs the app reads options, too.
        words += (words.isEmpty ? [] : ["--"]) + rest
        rest = []
      default:
        if words.isEmpty, argument.hasPrefix("-") { throw unknown(argument, .drive, options) }
        words.append(argument)
      }
    }
    switch words.first {
    case nil: command.mode = .prompt
    case "start": command.mode = .start
    case "resume": command.mode = .resume
    case "serve": command.mode = .serve
    default: command.mode = .send(words)
    }
    if let first = words.first, words.count > 1, ["start", "resume", "serve"].contains(first) { throw Problem("drive \(first) can’t use “\(words[1])”.", .drive) }
    // The other options are for the start of a session, and would have no effect.
    let usable = ["--session", "--json"] + (command.mode == .resume ? ["--idle"] : [])
    if let first = words.first, command.mode != .start, let option = used.first(where: { !usable.contains($0) }) {
      throw Problem("drive \(first) can’t use \(option). Its options are: \(usable.joined(separator: ", ")).", .drive)
    }
    return .drive(command)
  }
}
