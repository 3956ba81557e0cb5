/// The examples of an outline as texts: a table whose columns are the properties of an example.
struct ExampleRows {
  let rows: [ScenarioDetails.Example]
  /// Why the outline cannot be run.
  let failure: TestFailure?

  init<Example>(outline name: String, _ examples: [Example]) {
    let placeholders = Self.placeholders(in: name)
    rows = examples.enumerated().map { index, example in
      let columns = Self.columns(of: example, placeholders.count == 1 ? placeholders[0] : "example")
      return ScenarioDetails.Example(outline: name, row: index + 1, names: columns.map(\.name), values: columns.map(\.value))
    }
    failure = Self.failure(name, placeholders, rows)
  }

  /// The name of the scenario of a row: the outline's with the row's values in the places of the placeholders.
  func name(of row: ScenarioDetails.Example) -> String {
    var name = ""
    var rest = row.outline[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      name += rest[..<start]
      let placeholder = String(rest[rest.index(after: start)..<end])
      // A text that only looks like a placeholder was refused, so that each has its value.
      name += row.names.firstIndex(of: placeholder).map { row.values[$0] } ?? "<\(placeholder)>"
      rest = rest[rest.index(after: end)...]
    }
    return name + rest
  }

  private static func placeholders(in name: String) -> [String] {
    var found: [String] = []
    var rest = name[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let placeholder = String(rest[rest.index(after: start)..<end])
      if !found.contains(placeholder) { found.append(placeholder) }
      rest = rest[rest.index(after: end)...]
    }
    return found
  }

  /// The columns of an example: the labels of a tuple, the properties of a structure or an object, or one for a plain value.
  private static func columns<Example>(of example: Example, _ nameOfValue: String) -> [(name: String, value: String)] {
    let mirror = Mirror(reflecting: example)
    let hasColumns: Bool =
      switch mirror.displayStyle {
      case .tuple: true
      // What says itself how it reads is a value: an error, a date, a tag.
      case .struct, .class: !(example is any CustomStringConvertible) && !mirror.children.isEmpty
      default: false
      }
    guard hasColumns else { return [(nameOfValue, String(describing: example))] }
    return mirror.children.enumerated().map { index, child in
      let label = child.label ?? ".\(index)"
      return (label.hasPrefix(".") ? String(label.dropFirst()) : label, text(of: child.value))
    }
  }

  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return mirror.children.first.map { text(of: $0.value) } ?? "none"
  }

  private static func failure(_ name: String, _ placeholders: [String], _ rows: [ScenarioDetails.Example]) -> TestFailure? {
    guard let first = rows.first else {
      var failure = TestFailure(kind: "outline.noExamples", message: "The outline “\(name)” has no examples, so it checks nothing.")
      failure.advice = "give it at least one, or declare the scenario as pending: Scenario(\"\(name)\", pending: \"The examples come next.\")"
      return failure
    }
    guard let unknown = placeholders.first(where: { !first.names.contains($0) }) else { return nil }
    var failure = TestFailure(
      kind: "outline.unknownPlaceholder", message: "The outline “\(name)” has the placeholder <\(unknown)>, which its examples have no value for.")
    failure.explanation = "They have: \(first.names.map { "<\($0)>" }.joined(separator: ", "))."
    failure.advice = "call the placeholder like a property of the examples, or like a label of their tuples."
    return failure
  }
}
