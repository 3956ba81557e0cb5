/// The examples of an outline as a table of strings, with one column for each property of an example.
struct ExampleRows {
  let rows: [ScenarioDetails.Example]
  /// The reason why the outline can't run, if there is one.
  let failure: TestFailure?

  init<Example>(outline name: String, _ examples: [Example]) {
    let placeholders = Self.placeholders(in: name)
    rows = examples.enumerated().map { index, example in
      let columns = Self.columns(of: example, placeholders.count == 1 ? placeholders[0] : "example")
      return ScenarioDetails.Example(outline: name, row: index + 1, names: columns.map(\.name), values: columns.map(\.value))
    }
    failure = Self.failure(name, placeholders, rows)
  }

  /// Returns the name of a row's scenario, with the row's values in place of the placeholders.
  func name(of row: ScenarioDetails.Example) -> String {
    var name = ""
    var rest = row.outline[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      name += rest[..<start]
      let placeholder = String(rest[rest.index(after: start)..<end])
      // Every placeholder has a value here, because an outline with an unknown placeholder has already failed.
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

  /// Returns the columns of an example.
  ///
  /// The columns are the elements of a tuple, the properties of a structure or object, or a single column for a plain value.
  private static func columns<Example>(of example: Example, _ nameOfValue: String) -> [(name: String, value: String)] {
    let mirror = Mirror(reflecting: example)
    let hasColumns: Bool =
      switch mirror.displayStyle {
      case .tuple: true
      // Don't split `CustomStringConvertible` values, such as errors, dates, or tags, into columns, because their description is shown instead.
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
    failure.advice = "name the placeholder after a property of the examples, or after a label of their tuples."
    return failure
  }
}
