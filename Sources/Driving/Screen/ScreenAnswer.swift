import ScreenModel

/// The answer to a command that shows the screen: what changed, and the elements.
@MainActor
struct ScreenAnswer {
  /// The largest number of characters of an answer that isn't complete on purpose.
  static let limit = 1_500

  /// Returns the elements as indented lines, with marks for what changed.
  ///
  /// - Parameters:
  ///   - list: The screen.
  ///   - earlier: The screen before the command, or `nil` to mark nothing. A screen that hasn't changed isn't listed. A new element has the mark “+”, and an element whose line changed has “~”. If most elements are new,
  ///     none has a mark.
  ///   - isComplete: Whether to list all elements. Otherwise, the answer leaves out elements that are out of view, and ends at ``limit`` characters.
  ///   - head: The lines before the list.
  static func text(_ list: ScreenList, since earlier: ScreenList?, isComplete: Bool, head: [String] = []) -> String {
    var lines = head
    if let earlier, earlier.looks(like: list) { return (lines + ["The screen is the same."]).joined(separator: "\n") }
    if let earlier, let gone = goneLine(list, earlier) { lines.append(gone) }
    let isNew = earlier.map { earlier in list.entries.count { earlier.entry(of: $0.element) == nil } * 2 > list.entries.count } ?? false
    let shown = isComplete ? list.entries : list.entries.filter(\.isVisible)
    let outOfView = list.entries.count - shown.count
    // Leave room for the line about what is missing.
    var room = limit - 60 - lines.reduce(0) { $0 + $1.count + 1 }
    var count = 0
    for entry in shown {
      let line = String(repeating: "  ", count: entry.depth) + mark(entry, isNew ? nil : earlier) + "\(entry.reference) \(entry.line)"
      room -= line.count + 1
      if room < 0, !isComplete { break }
      lines.append(line)
      count += 1
    }
    let missing = [(shown.count - count, "more"), (outOfView, "out of view")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if !missing.isEmpty { lines.append("… \(missing.joined(separator: ", ")): look --all") }
    if list.entries.isEmpty { lines.append("The screen has no elements.") }
    return lines.joined(separator: "\n")
  }

  private static func mark(_ entry: ScreenList.Entry, _ earlier: ScreenList?) -> String {
    guard let earlier else { return "" }
    guard let before = earlier.entry(of: entry.element) else { return "+ " }
    return before.line == entry.line ? "" : "~ "
  }

  /// Returns the line about elements that no longer exist, such as e5 and 3 more elements.
  private static func goneLine(_ list: ScreenList, _ earlier: ScreenList) -> String? {
    let gone = earlier.entries.filter { list.entry(of: $0.element) == nil }
    if gone.isEmpty { return nil }
    let named = gone.prefix(gone.count == 4 ? 4 : 3).map { "\($0.reference) \($0.line)" }
    let more = gone.count - named.count
    return "gone: \(named.joined(separator: ", "))\(more > 0 ? ", and \(more) more" : "")"
  }

  /// The elements as values for JSON.
  static func json(_ list: ScreenList, since earlier: ScreenList?) -> [String: JSONValue] {
    let elements: [JSONValue] = list.entries.map { entry in
      var members: [String: JSONValue] = [
        "ref": .text(entry.reference), "type": .text(entry.details.type), "depth": .number(Double(entry.depth)), "visible": .flag(entry.isVisible),
      ]
      if let text = entry.details.text { members["text"] = .text(text) }
      if let identifier = entry.details.identifier { members["id"] = .text(identifier) }
      if let value = entry.details.value { members["value"] = .text(value) }
      if !entry.details.states.isEmpty { members["states"] = .list(entry.details.states.map { .text($0) }) }
      if let earlier {
        let change = mark(entry, earlier)
        if !change.isEmpty { members["change"] = .text(change == "+ " ? "new" : "changed") }
      }
      return .object(members)
    }
    var json: [String: JSONValue] = ["elements": .list(elements)]
    if let earlier { json["gone"] = .list(earlier.entries.filter { list.entry(of: $0.element) == nil }.map { .text($0.reference) }) }
    return json
  }
}
