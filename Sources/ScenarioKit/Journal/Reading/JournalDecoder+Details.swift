import Foundation

// Decodes the details of runs, scenarios, and steps, and the screens. Missing values are empty or have their defaults.
extension JournalDecoder {
  var environment: RunEnvironment {
    guard let fields = nested("environment") else { return RunEnvironment() }
    return RunEnvironment(
      project: fields.optional("project"), commit: fields.optional("commit"), branch: fields.optional("branch"), ci: fields.optional("ci"),
      address: fields.optional("address"), sources: fields.optional("sources"), system: fields.optional("system"), seed: fields.optional("seed"), shard: fields.optional("shard"),
      tags: fields.optional("tags"), attempt: max(1, fields.integer("attempt")))
  }

  var details: ScenarioDetails {
    ScenarioDetails(
      kind: ScenarioDetails.Kind(rawValue: string("kind")) ?? .scenario, tags: strings("tags"), description: optional("description"), rule: optional("rule"),
      example: nested("example").map { .init(outline: $0.string("outline"), row: $0.integer("row"), names: $0.strings("names"), values: $0.strings("values")) })
  }

  var argument: StepArgument? {
    guard let argument = nested("argument") else { return nil }
    if let text = argument.optional("docString") { return .docString(text, mediaType: argument.optional("mediaType")) }
    return (argument.fields["table"] as? [[String]]).map(StepArgument.table)
  }

  var screen: Int? { fields["screen"] == nil ? nil : integer("screen") }

  var pictured: JournalEvent.ScreenEntry {
    .init(
      test: string("test"), path: string("path"), screen: integer("screen"), width: number("width").doubleValue, height: number("height").doubleValue,
      keptFirst: integer("keptFirst"), keptLast: integer("keptLast"), elements: list("elements").map(\.picturedElement), virtual: seconds("virtual"), wall: wall)
  }

  private var picturedElement: PicturedElement {
    let frame = (fields["frame"] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    return PicturedElement(
      depth: integer("depth"), type: string("type"), identifier: string("identifier"), label: string("label"), title: string("title"), value: optional("value"),
      placeholder: optional("placeholder"), traits: UInt32(truncatingIfNeeded: integer("traits")),
      frame: frame.count == 4 ? .init(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : .init(x: 0, y: 0, width: 0, height: 0),
      flags: PicturedElement.Flags(rawValue: UInt8(truncatingIfNeeded: integer("flags"))), look: string("look"))
  }

  var attached: JournalEvent.AttachmentEntry {
    .init(
      test: string("test"), path: string("path"), name: string("name"), mediaType: string("mediaType"), file: optional("file"), byteCount: integer("byteCount"),
      isForFailuresOnly: flag("isForFailuresOnly") ?? false, virtual: seconds("virtual"), wall: wall)
  }
}
