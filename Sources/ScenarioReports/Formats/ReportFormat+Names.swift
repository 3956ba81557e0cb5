import ScreenModel

extension ReportFormat {
  /// A name that is no format's.
  package struct UnknownName: Error, Equatable {
    /// What is wrong, with the nearest format and all of them.
    package let message: String
  }

  /// The names of all formats, and “ci”, which stands for what the CI system shows that runs the tests.
  package static var names: [String] { allCases.map(\.rawValue) + ["ci"] }

  /// The formats that a list names, with commas between them, each once.
  ///
  /// - Parameters:
  ///   - list: The names.
  ///   - variable: Gives the value of an environment variable.
  package static func named(in list: String, variable: (String) -> String?) throws(UnknownName) -> [ReportFormat] {
    var formats: [ReportFormat] = []
    for name in list.split(separator: ",").map({ $0.filter { !$0.isWhitespace }.lowercased() }) where !name.isEmpty {
      let named: [ReportFormat]
      if name == "ci" {
        named = ofCI(variable)
      } else if let format = ReportFormat(rawValue: name) {
        named = [format]
      } else {
        throw UnknownName(message: "There is no format “\(name)”.\(NearestWord.hint(name, names)) The formats are: \(names.joined(separator: ", ")).")
      }
      for format in named where !formats.contains(format) { formats.append(format) }
    }
    return formats
  }

  /// What the CI system shows that runs the tests: all of them read JUnit's XML.
  private static func ofCI(_ variable: (String) -> String?) -> [ReportFormat] {
    if variable("GITHUB_ACTIONS")?.isEmpty == false { return [.github, .junit] }
    if variable("GITLAB_CI")?.isEmpty == false { return [.gitlab, .junit] }
    return [.junit]
  }
}
