import Foundation

/// The public names of `Combine`, read from its sources.
struct CombineNames {
  enum Group: String, CaseIterable {
    case types = "Publishers, subjects, subscribers and protocols"
    case operators = "Operators"
    case nested = "Types of the operators"
    case schedulers = "Schedulers"
    case system = "Publishers of Foundation"
  }

  /// The names of each group, each with the first sentence of its comment.
  private(set) var names: [Group: [String: String]] = [:]

  init(files: [SourceTree.File]) {
    for file in files { read(file.lines) }
  }

  /// The page, with a table for each group.
  var page: MapPage {
    let introduction = """
      # Map of Combine

      Every name of Combine that an app can use on the simulated device, and what it does.

      A test writes the tables from the sources and compares them. The API has Combine's meaning: values, completion, failure, demand and cancellation. All waits are on the device's clock, in virtual time.
      Another test checks that none of Combine's operators is missing.

      """
    return MapPage(introduction: introduction, column: "what it does", tables: Group.allCases.map { (heading: $0.rawValue, rows: names[$0] ?? [:]) })
  }

  // The formatter puts top-level declarations at the first column, and their members at the third.
  private mutating func read(_ lines: [Substring]) {
    var scope: Substring = ""
    var summary: Substring?
    for line in lines {
      let depth = line.prefix { $0 == " " }.count
      let code = line.dropFirst(depth)
      if code.hasPrefix("///") {
        if summary == nil { summary = code.dropFirst(3).drop { $0 == " " } }
        continue
      }
      if code.hasPrefix("@") && !code.contains("public ") { continue }
      if depth == 0, let match = code.firstMatch(of: /\b(?:extension|struct|class|enum|protocol) (\w+)/) { scope = match.1 }
      if depth <= 2, code.contains("public ") || code.contains("extension "), let found = Self.name(code, depth: depth, scope: String(scope)) {
        if names[found.group, default: [:]][found.name] == nil || names[found.group]?[found.name] == "" { names[found.group, default: [:]][found.name] = String(summary ?? "") }
      }
      summary = nil
    }
  }

  private static func name(_ code: Substring, depth: Int, scope: String) -> (name: String, group: Group)? {
    if depth == 0 {
      if let match = code.firstMatch(of: /public (?:final )?(?:struct|class|enum|protocol) (\w+)/) {
        return match.1.hasSuffix("Scheduler") ? (String(match.1), .schedulers) : (String(match.1), .types)
      }
      return code.firstMatch(of: /^extension (\w+): Scheduler\b/).map { (String($0.1), .schedulers) }
    }
    if ["Publishers", "Subscribers", "Subscriptions"].contains(scope) {
      return code.firstMatch(of: /public (?:final )?(?:struct|class|enum|protocol|var|static var) (\w+)/).map { ("\(scope).\($0.1)", .nested) }
    }
    guard let member = code.firstMatch(of: /public (?:static )?(?:func|var) `?([a-z]\w*)/).map({ String($0.1) }) else { return nil }
    switch scope {
    case "Publisher", "ConnectablePublisher": return (".\(member)", .operators)
    case "Timer", "NotificationCenter", "URLSession", "Result", "Optional", "Sequence": return ("\(scope).\(member)", .system)
    default: return nil
    }
  }
}
