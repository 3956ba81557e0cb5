extension DoctorReport {
  /// A row of the table: a symbol, or an assumption.
  package struct Row: Codable, Equatable, Sendable {
    /// The name in the table.
    package var name: String
    /// The readable form of the symbol, or the assumption in a sentence.
    package var symbol: String
    /// The library that has the symbol, or that imports it, or `nil` for an assumption.
    package var library: String?
    /// How this package gets between the process and the toolchain.
    package var way: InterpositionRow.Way
    /// Whether the row works.
    package var state: InterpositionRow.State
    /// Names that look like the symbol, if the library doesn't have it.
    package var similar: [String]

    /// Creates a row from its parts.
    package init(name: String, symbol: String, library: String?, way: InterpositionRow.Way, state: InterpositionRow.State, similar: [String] = []) {
      (self.name, self.symbol, self.library, self.way, self.state, self.similar) = (name, symbol, library, way, state, similar)
    }
  }

  /// The rows that serve one purpose.
  package struct Group: Codable, Equatable, Sendable {
    /// The name in the table.
    package var name: String
    /// A noun phrase for what the rows are about: “Dispatch queues”.
    package var title: String
    /// A clause that says what goes wrong without a row: “XCTest waits in real time”.
    package var loss: String
    /// The rows in the order of the table.
    package var rows: [Row]

    /// Creates a group from its parts.
    package init(name: String, title: String, loss: String, rows: [Row]) {
      (self.name, self.title, self.loss, self.rows) = (name, title, loss, rows)
    }
  }

  /// A problem that a trial has shown, and that isn't the problem of a row.
  package struct TrialProblem: Codable, Equatable, Sendable {
    /// The expectation: “a run loop timer is virtual”.
    package var expected: String
    /// The finding: “it is real”.
    package var actual: String
    /// A clause that says what goes wrong.
    package var consequence: String

    /// Creates a problem from its parts.
    package init(expected: String, actual: String, consequence: String) {
      (self.expected, self.actual, self.consequence) = (expected, actual, consequence)
    }
  }

  /// A category of the table.
  package struct Category: Codable, Equatable, Sendable {
    /// Whether a category works in the process.
    package enum State: String, Codable, Sendable { case works, untried, broken }

    /// The category.
    package var name: InterpositionCategory
    /// A noun phrase for what the category is about.
    package var meaning: String
    /// Whether the category works.
    package var state: State
    /// The clauses that say what goes wrong, or an empty array if the category isn't broken.
    package var losses: [String]
    /// The problems that the trials have shown.
    package var problems: [TrialProblem]
    /// The groups in the order of the table.
    package var groups: [Group]

    /// Creates a category from its parts.
    package init(name: InterpositionCategory, state: State, losses: [String], problems: [TrialProblem], groups: [Group]) {
      (self.name, self.meaning, self.state, self.losses, self.problems, self.groups) = (name, name.meaning, state, losses, problems, groups)
    }
  }
}

extension DoctorReport.Category {
  /// Creates the categories of this process.
  ///
  /// - Parameters:
  ///   - problems: The problems that the check found, of all categories.
  ///   - areTried: Whether the trials ran. If they didn't, a category without problems is untried.
  ///   - state: The state of a row. Tests take rows away.
  package static func all(
    problems: [InterpositionProblem], areTried: Bool, state: (InterpositionRow) -> InterpositionRow.State = { $0.state }
  ) -> [Self] {
    // Look for similar names only once, because it reads the whole symbol table of a library.
    let missing = InterpositionRow.all.filter { [.gone, .notImported].contains(state($0)) }
    let similar = Dictionary(uniqueKeysWithValues: missing.map { ($0.name, $0.similarSymbols()) })
    let ofRows = InterpositionRow.all.compactMap { row in InterpositionProblem(row, in: state(row)) { similar[$0.name] ?? [] } }
    let ofTrials = problems.filter { !ofRows.contains($0) }
    let broken = Set((ofRows + ofTrials).map(\.category))
    return InterpositionCategory.allCases.map { category in
      let groups = InterpositionGroup.all.filter { $0.category == category }
      let works = groups.contains { $0.rows.contains { state($0) == .works } }
      // No category is tried if time doesn't work.
      let isTried = areTried && works && !broken.contains(.time)
      let losses = (ofRows + ofTrials).filter { $0.category == category }.map(\.consequence)
      return Self(
        name: category, state: broken.contains(category) ? .broken : isTried ? .works : .untried, losses: losses.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        problems: ofTrials.filter { $0.category == category }.map { .init(expected: $0.expected, actual: $0.actual, consequence: $0.consequence) },
        groups: groups.map { group in
          .init(
            name: group.name, title: group.title, loss: group.loss,
            rows: group.rows.map { DoctorReport.Row($0, in: state($0), similar: similar[$0.name] ?? []) })
        })
    }
  }
}

extension DoctorReport.Row {
  /// Creates the description of a row in a state.
  fileprivate init(_ row: InterpositionRow, in state: InterpositionRow.State, similar: [String]) {
    // The library of an import of the executable has no name.
    let library = row.library.map { $0.isEmpty ? "the executable" : $0 }
    self.init(name: row.name, symbol: row.shownSymbol, library: library, way: row.way, state: state, similar: similar)
  }
}

extension InterpositionCategory {
  /// A noun phrase for what the category is about.
  fileprivate var meaning: String {
    switch self {
    case .time: "clocks, waits, queues, locks, and threads"
    case .locale: "the time zone, the locale, the calendar, and the language of bundles"
    case .surroundings: "the launch arguments, the environment, the defaults, the bundles, and the folders of an app"
    case .network: "the requests of an app"
    case .discovery: "the tests, apps, and types of the process"
    case .logging: "the failures and the end of the process that a report shows"
    }
  }
}
