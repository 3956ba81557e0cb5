import Foundation

/// A decoder for a line of a journal that is parsed as generic JSON.
///
/// An incomplete event, such as the last line of a process that crashed, is decoded as `nil`.
struct JournalDecoder {
  let fields: [String: Any]

  static func decode(_ line: Data) -> JournalEvent? {
    guard let fields = try? JSONSerialization.jsonObject(with: line) as? [String: Any], let event = fields["event"] as? String else { return nil }
    let decoder = JournalDecoder(fields: fields)
    return decoder.decode(event).map(decoder.addingRest)
  }

  private func decode(_ event: String) -> JournalEvent? {
    switch event {
    case "runStarted": .runStarted(.init(format: integer("format"), tool: string("tool"), wall: wall))
    case "testStarted":
      .testStarted(.init(test: string("test"), feature: string("feature"), name: string("name"), virtual: seconds("virtual"), wall: wall))
    case "testEnded": .testEnded(testEnd)
    case "scenarioStarted":
      .scenarioStarted(
        .init(
          test: string("test"), path: string("path"), depth: integer("depth"), name: string("name"), location: location, virtual: seconds("virtual"), wall: wall
        ))
    case "scenarioEnded":
      .scenarioEnded(
        .init(
          test: string("test"), path: string("path"), depth: integer("depth"), name: string("name"), outcome: outcome, virtualStart: seconds("virtualStart"),
          virtualEnd: seconds("virtualEnd"), wall: wall))
    case "stepStarted":
      .stepStarted(
        .init(
          test: string("test"), path: string("path"), depth: integer("depth"), keyword: string("keyword"), label: label, sentence: string("sentence"),
          location: location, virtual: seconds("virtual"), wall: wall))
    case "stepEnded":
      .stepEnded(
        .init(
          test: string("test"), path: string("path"), depth: integer("depth"), keyword: string("keyword"), label: label, sentence: string("sentence"),
          outcome: outcome, location: location, virtualStart: seconds("virtualStart"), virtualEnd: seconds("virtualEnd"),
          failure: failure, wall: wall))
    case "failed":
      failure.map { .failed(.init(test: string("test"), failure: $0, location: location, virtual: seconds("virtual"), wall: wall)) }
    case "acted": .acted(.init(test: string("test"), path: string("path"), action: action, virtual: seconds("virtual"), wall: wall))
    case "waited":
      wait.map { .waited(.init(test: string("test"), path: string("path"), purpose: string("purpose"), wait: $0, virtual: seconds("virtual"), wall: wall)) }
    case "pictured": .pictured(pictured)
    case "attached": .attached(attached)
    case "noted": .noted(.init(test: string("test"), path: string("path"), text: string("text"), virtual: seconds("virtual"), wall: wall))
    default: nil
    }
  }

  private var testEnd: JournalEvent.TestEnd {
    var entry = JournalEvent.TestEnd(test: string("test"), outcome: outcome, virtual: seconds("virtual"), wall: wall)
    entry.explored = seconds("explored")
    return entry
  }

  // Adds the values that the initializers of the entries don't take, because most events don't have them.
  private func addingRest(_ event: JournalEvent) -> JournalEvent {
    let reason = optional("reason")
    switch event {
    case .runStarted(var entry):
      entry.environment = environment
      let wall = nested("wall")
      entry.process = Int32(truncatingIfNeeded: wall?.integer("process") ?? 0)
      entry.launcher = wall?.string("launcher") ?? ""
      return .runStarted(entry)
    case .testStarted(var entry):
      entry.device = optional("device")
      return .testStarted(entry)
    case .scenarioStarted(var entry):
      entry.details = details
      return .scenarioStarted(entry)
    case .stepStarted(var entry):
      entry.screen = screen
      return .stepStarted(entry)
    case .acted(var entry):
      entry.screen = screen
      return .acted(entry)
    case .testEnded(var entry):
      entry.reason = reason
      return .testEnded(entry)
    case .scenarioEnded(var entry):
      entry.reason = reason
      return .scenarioEnded(entry)
    case .stepEnded(var entry):
      entry.reason = reason
      entry.argument = argument
      entry.screen = screen
      return .stepEnded(entry)
    default: return event
    }
  }

  func string(_ key: String) -> String { fields[key] as? String ?? "" }
  func number(_ key: String) -> NSNumber { fields[key] as? NSNumber ?? 0 }
  func integer(_ key: String) -> Int { number(key).intValue }
  func seconds(_ key: String) -> Duration { .nanoseconds(Int64((number(key).doubleValue * 1e9).rounded())) }
  private var outcome: Outcome { Outcome(rawValue: string("outcome")) ?? .failed }
  private var label: StepLabel { StepLabel(rawValue: string("label")) ?? .none }

  func nested(_ key: String) -> JournalDecoder? { (fields[key] as? [String: Any]).map(JournalDecoder.init) }

  var wall: WallTime {
    guard let wall = nested("wall") else { return WallTime(time: 0) }
    return WallTime(time: wall.number("time").int64Value, took: wall.number("took").int64Value)
  }

  var location: SourceLocation { nested("location")?.place ?? .nowhere }

  var place: SourceLocation { SourceLocation(fileID: string("fileID"), filePath: string("file"), line: integer("line"), column: integer("column")) }
}
