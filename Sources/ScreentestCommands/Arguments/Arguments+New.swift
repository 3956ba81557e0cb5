import ScreenModel

extension Arguments {
  /// Parses the arguments of `screentest new`.
  static func new(_ rest: inout ArgumentCursor) throws(Problem) -> Arguments {
    let kinds = TemplateKind.allCases.map(\.rawValue) + ["package"]
    guard let word = rest.next() else { throw Problem("new requires one of: \(kinds.joined(separator: ", ")).", .new) }
    if word == "--help" || word == "-h" { return .help(.new) }
    let subject: NewCommand.Subject
    if word == "package" {
      subject = .package
    } else if let kind = TemplateKind(rawValue: word) {
      subject = .file(kind)
    } else {
      throw Problem("There is no template “\(word)”.\(NearestWord.hint(word, kinds)) The templates are: \(kinds.joined(separator: ", ")).", .new)
    }
    return try new(subject, word, &rest)
  }

  private static func new(_ subject: NewCommand.Subject, _ word: String, _ rest: inout ArgumentCursor) throws(Problem) -> Arguments {
    let options = options(of: subject)
    var values: [String: String] = [:]
    var name: String?
    var usesSwiftData = false
    while let argument = rest.next() {
      if argument == "--help" || argument == "-h" { return .help(.new) }
      if subject == .package, argument == swiftDataOption {
        usesSwiftData = true
      } else if let option = options.first(where: { $0.name == argument }) {
        values[argument] = try rest.value(of: argument, option.kind, option.placeholder, .new)
      } else if argument.hasPrefix("-") {
        let known = options.map { "\($0.name) \($0.placeholder)" } + (subject == .package ? [swiftDataOption] : [])
        throw unknown(argument, .new, known, of: "new \(word)")
      } else if let name {
        throw Problem("new \(word) takes one name, but got “\(name)” and “\(argument)”.", .new)
      } else {
        name = argument
      }
    }
    guard let name else { throw Problem("new \(word) requires a name: screentest new \(word) NAME.", .new) }
    return .new(
      NewCommand(
        subject: subject, name: name, output: values["--output"], baseClass: values["--base"], module: values["--module"], package: values["--package"],
        usesSwiftData: usesSwiftData))
  }

  /// The option of `screentest new package` that has no value.
  private static let swiftDataOption = "--swiftdata"

  private static func options(of subject: NewCommand.Subject) -> [(name: String, kind: String, placeholder: String)] {
    let output = (name: "--output", kind: "a folder", placeholder: "DIR")
    return switch subject {
    case .file(.testCase): [output, (name: "--base", kind: "a class", placeholder: "CLASS")]
    case .file(.app): [output, (name: "--module", kind: "a module", placeholder: "MODULE")]
    case .package: [output, (name: "--package", kind: "a folder or a URL", placeholder: "PATH|URL")]
    default: [output]
    }
  }
}
