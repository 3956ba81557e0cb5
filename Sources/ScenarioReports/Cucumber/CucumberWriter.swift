import ScenarioKit

/// A writer for Cucumber Messages that writes one message per line and assigns IDs.
struct CucumberWriter {
  private(set) var bytes: [UInt8] = []
  private var json = JSONStream()
  private var lastID = 0
  private var runID = 0
  private let hookID = 1
  private var definitions: [Definition: Int] = [:]

  /// The place and the text of a step.
  ///
  /// Steps at one place may have different texts.
  private struct Definition: Hashable {
    var file: String
    var line: Int
    var text: String
  }

  init() { lastID = hookID }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Writes a message, which is an object with one member.
  mutating func message(_ name: StaticString, _ body: (inout JSONStream) -> Void) {
    json.removeAll()
    json.openObject()
    json.object(name, body)
    json.closeObject()
    bytes.append(contentsOf: json.bytes)
    bytes.append(0x0A)
  }

  /// Writes the messages that describe the run, which come before all others.
  mutating func begin(_ report: RunReport) {
    let environment = report.environments.first ?? RunEnvironment()
    message("meta") { json in
      json.member("protocolVersion", "27.0.0")
      json.object("implementation") { $0.member("name", "ScreenTestKit") }
      json.object("runtime") { $0.member("name", "Swift") }
      json.object("os") { $0.member("name", environment.system ?? "unknown") }
      json.object("cpu") { $0.member("name", "unknown") }
      guard let ci = environment.ci else { return }
      json.object("ci") { json in
        json.member("name", ci)
        json.member("url", environment.address)
      }
    }
    message("hook") { [hookID] json in
      json.member("id", String(hookID))
      json.member("name", "outside any step")
      json.object("sourceReference") { _ in }
    }
  }

  mutating func startRun(at time: Int64) {
    runID = newID()
    message("testRunStarted") { [runID] json in
      json.member("id", String(runID))
      json.timestamp(time)
    }
  }

  mutating func endRun(at time: Int64, isGreen: Bool) {
    message("testRunFinished") { [runID] json in
      json.member("testRunStartedId", String(runID))
      json.key("success")
      json.value(isGreen)
      json.timestamp(time)
    }
  }

  /// Writes the test case of a scenario, and the definitions of its steps that aren't written yet.
  mutating func prepare(_ entry: inout CucumberCase) {
    entry.id = newID()
    let definitions = entry.pickle.scenario.steps.map { definition(of: $0) }
    entry.testStepIDs = entry.pickle.stepIDs.map { _ in newID() }
    entry.hookStepID = newID()
    message("testCase") { [entry, runID, hookID] json in
      json.member("id", String(entry.id))
      json.member("pickleId", String(entry.pickle.id))
      json.member("testRunStartedId", String(runID))
      json.array("testSteps") { json in
        for (index, id) in entry.testStepIDs.enumerated() {
          json.openObject()
          json.member("id", String(id))
          json.member("pickleStepId", String(entry.pickle.stepIDs[index]))
          json.array("stepDefinitionIds") { $0.value(String(definitions[index])) }
          json.array("stepMatchArgumentsLists") { json in
            json.openObject()
            json.array("stepMatchArguments") { _ in }
            json.closeObject()
          }
          json.closeObject()
        }
        json.openObject()
        json.member("id", String(entry.hookStepID))
        json.member("hookId", String(hookID))
        json.closeObject()
      }
    }
  }

  private mutating func definition(of step: StepReport) -> Int {
    let key = Definition(file: step.location.filePath, line: step.location.line, text: step.sentence)
    if let known = definitions[key] { return known }
    let id = newID()
    definitions[key] = id
    message("stepDefinition") { json in
      json.member("id", String(id))
      json.object("pattern") { json in
        json.member("source", step.sentence)
        json.member("type", "CUCUMBER_EXPRESSION")
      }
      json.object("sourceReference") { json in
        if key.file.isEmpty { return }
        json.member("uri", key.file)
        json.location(key.line)
      }
    }
    return id
  }
}

extension JSONStream {
  mutating func object(_ name: StaticString, _ body: (inout JSONStream) -> Void) {
    key(name)
    openObject()
    body(&self)
    closeObject()
  }

  mutating func array(_ name: StaticString, _ body: (inout JSONStream) -> Void) {
    key(name)
    openArray()
    body(&self)
    closeArray()
  }

  mutating func location(_ line: Int) { object("location") { $0.member("line", line) } }

  /// Writes a time in microseconds since 1970.
  mutating func timestamp(_ time: Int64) {
    object("timestamp") { json in
      json.member("seconds", Int(time / 1_000_000))
      json.member("nanos", Int(time % 1_000_000) * 1000)
    }
  }
}
