import ScreenModel

extension ReportFormat {
  /// An error for a name that isn't a format.
  package struct UnknownName: Error, Equatable {
    /// A message with the nearest format name and all format names.
    package let message: String
  }

  /// The names of all formats, and “ci”, which selects the formats that the current CI system shows.
  package static var names: [String] { allCases.map(\.rawValue) + ["ci"] }

  /// Returns the formats in a comma-separated list, without duplicates.
  ///
  /// - Parameters:
  ///   - list: The names of the formats.
  ///   - variable: Returns the value of an environment variable.
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

  /// Returns the formats for the current CI system.
  ///
  /// JUnit XML is always included, because all systems read it.
  private static func ofCI(_ variable: (String) -> String?) -> [ReportFormat] {
    if variable("GITHUB_ACTIONS")?.isEmpty == false { return [.github, .junit] }
    if variable("GITLAB_CI")?.isEmpty == false { return [.gitlab, .junit] }
    return [.junit]
  }
}
