import ScenarioKit

extension CucumberWriter {
  /// Writes a source, its document, and its pickles.
  /// - Returns: The pickles in the order of the tests.
  mutating func document(_ document: GherkinDocument, uri: String) -> [CucumberPickle] {
    message("source") { json in
      json.member("uri", uri)
      json.member("data", document.text)
      json.member("mediaType", "text/x.cucumber.gherkin+plain")
    }
    var numbered: [(number: Int, pickle: CucumberPickle)] = []
    var ids: [ScenarioIDs] = []
    for section in document.sections {
      for scenario in section.scenarios { ids.append(ScenarioIDs(scenario, &self)) }
    }
    let ruleIDs = document.sections.map { _ in newID() }
    message("gherkinDocument") { json in
      json.member("uri", uri)
      json.array("comments") { _ in }
      json.object("feature") { json in
        json.location(1)
        json.array("tags") { _ in }
        json.member("language", "en")
        json.member("keyword", "Feature")
        json.member("name", document.name)
        json.member("description", "")
        json.array("children") { json in
          var index = 0
          for (number, section) in document.sections.enumerated() {
            guard let rule = section.rule else {
              Self.children(section, ids, &index, &json)
              continue
            }
            json.openObject()
            json.object("rule") { json in
              json.member("id", String(ruleIDs[number]))
              json.location(section.line)
              json.array("tags") { _ in }
              json.member("keyword", "Rule")
              json.member("name", rule)
              json.member("description", "")
              json.array("children") { Self.children(section, ids, &index, &$0) }
            }
            json.closeObject()
          }
        }
      }
    }
    for (scenario, ids) in zip(document.sections.flatMap(\.scenarios), ids) {
      let stepIDs = scenario.steps.map { _ in newID() }
      let pickle = CucumberPickle(id: newID(), stepIDs: stepIDs, scenario: scenario.scenario)
      write(pickle, scenario, ids, uri)
      numbered.append((scenario.number, pickle))
    }
    return numbered.sorted { $0.number < $1.number }.map(\.pickle)
  }

  /// The IDs of a scenario's parts.
  private struct ScenarioIDs {
    let scenario: Int
    let tags: [Int]
    let steps: [Int]
    /// The IDs of the rows in each step's table.
    let rows: [[Int]]

    init(_ placed: GherkinDocument.PlacedScenario, _ writer: inout CucumberWriter) {
      scenario = writer.newID()
      tags = placed.scenario.details.tags.map { _ in writer.newID() }
      steps = placed.steps.map { _ in writer.newID() }
      rows = placed.steps.map { step in if case .table(let rows)? = step.argument { rows.map { _ in writer.newID() } } else { [] } }
    }
  }

  private static func children(_ section: GherkinDocument.Section, _ ids: [ScenarioIDs], _ index: inout Int, _ json: inout JSONStream) {
    for placed in section.scenarios {
      let ids = ids[index]
      index += 1
      json.openObject()
      json.object("scenario") { json in
        json.member("id", String(ids.scenario))
        json.location(placed.line)
        json.array("tags") { json in
          for (tag, id) in zip(placed.scenario.details.tags, ids.tags) {
            json.openObject()
            json.member("id", String(id))
            json.location(placed.tagsLine ?? placed.line)
            json.member("name", GherkinText.tag(tag))
            json.closeObject()
          }
        }
        json.member("keyword", "Scenario")
        json.member("name", GherkinText.line(placed.scenario.name))
        json.member("description", placed.scenario.details.description.map { GherkinText.description($0).joined(separator: "\n") } ?? "")
        json.array("steps") { json in
          for (number, step) in placed.steps.enumerated() { write(step, ids.steps[number], ids.rows[number], &json) }
        }
        json.array("examples") { _ in }
      }
      json.closeObject()
    }
  }

  private static func write(_ step: GherkinDocument.PlacedStep, _ id: Int, _ rowIDs: [Int], _ json: inout JSONStream) {
    json.openObject()
    json.member("id", String(id))
    json.location(step.line)
    json.member("keyword", step.keyword)
    json.member("keywordType", type(of: step.keyword))
    json.member("text", step.text)
    switch step.argument {
    case .docString(let text, let mediaType):
      json.object("docString") { json in
        json.location(step.line + 1)
        json.member("mediaType", mediaType)
        json.member("content", text)
        json.member("delimiter", "\"\"\"")
      }
    case .table(let rows):
      json.object("dataTable") { json in
        json.location(step.line + 1)
        json.array("rows") { json in
          for (number, row) in rows.enumerated() {
            json.openObject()
            json.member("id", String(rowIDs[number]))
            json.location(step.line + 1 + number)
            cells(row, line: step.line + 1 + number, &json)
            json.closeObject()
          }
        }
      }
    case nil: break
    }
    json.closeObject()
  }

  private static func cells(_ row: [String], line: Int?, _ json: inout JSONStream) {
    json.array("cells") { json in
      for cell in row {
        json.openObject()
        if let line { json.location(line) }
        json.member("value", cell)
        json.closeObject()
      }
    }
  }

  private mutating func write(_ pickle: CucumberPickle, _ placed: GherkinDocument.PlacedScenario, _ ids: ScenarioIDs, _ uri: String) {
    message("pickle") { json in
      json.member("id", String(pickle.id))
      json.member("uri", uri)
      json.location(placed.line)
      json.member("name", GherkinText.line(placed.scenario.name))
      json.member("language", "en")
      json.key("astNodeIds")
      json.value([String(ids.scenario)])
      json.array("tags") { json in
        for (tag, id) in zip(placed.scenario.details.tags, ids.tags) {
          json.openObject()
          json.member("name", GherkinText.tag(tag))
          json.member("astNodeId", String(id))
          json.closeObject()
        }
      }
      json.array("steps") { json in
        var lastType = "Unknown"
        for (number, step) in placed.steps.enumerated() {
          let type = Self.type(of: step.keyword)
          // Keep the last type for “And”, because such a step has the type of the step before it.
          if type != "Conjunction" { lastType = type }
          json.openObject()
          json.member("id", String(pickle.stepIDs[number]))
          json.member("text", step.text)
          json.member("type", lastType)
          json.key("astNodeIds")
          json.value([String(ids.steps[number])])
          if let argument = step.argument { Self.write(argument, &json) }
          json.closeObject()
        }
      }
    }
  }

  private static func write(_ argument: StepArgument, _ json: inout JSONStream) {
    json.object("argument") { json in
      switch argument {
      case .docString(let text, let mediaType):
        json.object("docString") { json in
          json.member("mediaType", mediaType)
          json.member("content", text)
        }
      case .table(let rows):
        json.object("dataTable") { json in
          json.array("rows") { json in
            for row in rows {
              json.openObject()
              cells(row, line: nil, &json)
              json.closeObject()
            }
          }
        }
      }
    }
  }

  private static func type(of keyword: String) -> String {
    switch keyword {
    case "Given ": "Context"
    case "When ": "Action"
    case "Then ": "Outcome"
    case "And ", "But ": "Conjunction"
    default: "Unknown"
    }
  }
}
