import ScenarioKit

/// The text of a `.feature` file, with the line numbers of its parts.
struct GherkinDocument {
  /// A scenario with its line numbers, counted from 1.
  struct PlacedScenario {
    var scenario: GherkinScenario
    var number: Int
    var tagsLine: Int?
    var line = 0
    var steps: [PlacedStep] = []
  }

  /// A step with its line number.
  struct PlacedStep {
    var keyword: String
    var text: String
    var argument: StepArgument?
    var line: Int
  }

  /// The scenarios of a rule.
  ///
  /// Scenarios without a rule are in the first section.
  struct Section {
    var rule: String?
    var line = 0
    var scenarios: [PlacedScenario] = []
  }

  let name: String
  private(set) var lines: [String] = []
  private(set) var sections: [Section] = []

  /// Creates the document of a test class or suite from the last attempts of its tests.
  init(_ feature: FeatureReport) {
    name = GherkinText.line(feature.name)
    var rules: [String?: Int] = [nil: 0]
    var groups: [(rule: String?, scenarios: [(Int, GherkinScenario)])] = [(nil, [])]
    var number = 0
    for test in feature.tests {
      for scenario in test.last.gherkinScenarios(of: test) {
        let rule = scenario.details.rule
        let index = rules[rule] ?? groups.count
        if index == groups.count {
          rules[rule] = index
          groups.append((rule, []))
        }
        groups[index].scenarios.append((number, scenario))
        number += 1
      }
    }
    lines.append("Feature: " + name)
    for group in groups where !group.scenarios.isEmpty {
      var section = Section(rule: group.rule.map(GherkinText.line))
      if let rule = section.rule {
        lines += ["", "  Rule: " + rule]
        section.line = lines.count
      }
      let indent = section.rule == nil ? "  " : "    "
      for (number, scenario) in group.scenarios { section.scenarios.append(place(scenario, number, indent)) }
      sections.append(section)
    }
  }

  /// The complete text.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func place(_ scenario: GherkinScenario, _ number: Int, _ indent: String) -> PlacedScenario {
    var placed = PlacedScenario(scenario: scenario, number: number)
    lines.append("")
    if !scenario.details.tags.isEmpty {
      lines.append(indent + scenario.details.tags.map(GherkinText.tag).joined(separator: " "))
      placed.tagsLine = lines.count
    }
    lines.append(indent + "Scenario: " + GherkinText.line(scenario.name))
    placed.line = lines.count
    if let description = scenario.details.description { lines += GherkinText.description(description).map { $0.isEmpty ? "" : indent + "  " + $0 } }
    for step in scenario.steps { placed.steps.append(place(step, indent + "  ")) }
    return placed
  }

  private mutating func place(_ step: StepReport, _ indent: String) -> PlacedStep {
    let isKeyword = ["Given", "When", "Then", "And", "But"].contains(step.keyword)
    let keyword = isKeyword ? step.keyword + " " : "* "
    let sentence = isKeyword && step.sentence.hasPrefix(keyword) ? String(step.sentence.dropFirst(keyword.count)) : step.sentence
    let text = sentence.isEmpty ? "(a step without a sentence)" : GherkinText.line(sentence)
    lines.append(indent + keyword + text)
    let placed = PlacedStep(keyword: keyword, text: text, argument: step.argument.flatMap(Self.written), line: lines.count)
    switch placed.argument {
    case .docString(let text, let mediaType):
      lines.append(indent + "  \"\"\"" + (mediaType ?? ""))
      lines += GherkinText.lines(text).map { indent + "  " + $0 }
      lines.append(indent + "  \"\"\"")
    case .table(let rows): lines += rows.map { row in indent + "  | " + row.map(GherkinText.writtenCell).joined(separator: " | ") + " |" }
    case nil: break
    }
    return placed
  }

  /// Returns an argument as a parser reads it.
  private static func written(_ argument: StepArgument) -> StepArgument? {
    switch argument {
    case .docString(let text, let mediaType): return .docString(GherkinText.docString(text), mediaType: mediaType.map(GherkinText.line))
    case .table(let rows):
      let count = max(1, rows.map(\.count).max() ?? 1)
      return rows.isEmpty ? nil : .table(rows.map { row in row.map(GherkinText.cell) + Array(repeating: "", count: count - row.count) })
    }
  }
}
