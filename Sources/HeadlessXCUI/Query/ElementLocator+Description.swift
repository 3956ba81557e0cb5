internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel
internal import VirtualTime

// The description of a chain's query, which is computed only when it's needed, such as for a failure.
@MainActor
extension ElementLocator {
  /// The name of the chain's element in failures: “Button “Log in””.
  var name: InteractionFailure.ElementName {
    switch source {
    case .application(let identifier):
      guard let device = Device.current else { return .application(identifier) }
      return device.elementName(ofApp: identifier ?? device.bundleIdentifierOfAppUnderTest)
    case .element(let element):
      guard let tree = Device.current?.tree, tree.contains(element) else { return InteractionFailure.ElementName(type: .any, isGone: true) }
      return tree.name(of: element)
    case .chain(let parent):
      var name = filter.name
      if isRaw { name.expression = expression }
      name.isPlural = selection == .all
      if case .index(let index) = selection { name.index = index }
      if case .cell(let place) = selection { name.place = place.words }
      // Add the container, because it identifies an element without text.
      if name.text == nil, name.condition == nil, !name.isPlural, !parent.isRoot { name.container = [parent.name] }
      return name
    }
  }

  /// The type and text, if they're the whole name, as for most elements.
  var plainName: InteractionFailure.PlainName? {
    guard case .chain = source, let text = filter.string, filter.condition == nil, !isRaw else { return nil }
    switch selection {
    case .first, .unique, .index(0): return InteractionFailure.PlainName(type: filter.type, isHeader: filter.isHeader, text: text)
    case .all, .index, .cell: return nil
    }
  }

  /// The links of the chain, from the element to the app.
  var links: [InteractionFailure.Phrase] {
    switch source {
    case .application, .element: return ["\(name)"]
    case .chain(let parent): return [link] + parent.links
    }
  }

  private var link: InteractionFailure.Phrase {
    var phrase: InteractionFailure.Phrase = filter.isDirectChild ? "direct child \(.kind(filter.name))" : "\(.kind(filter.name))"
    if let string = filter.string, !filter.isShareSheet, filter.condition == nil { phrase = phrase + " with id \(string.quoted)" }
    for refinement in filter.refinements {
      switch refinement {
      case .type(let type): phrase = phrase + " of type \(.kind(InteractionFailure.ElementName(type: type)))"
      case .string(let string): phrase = phrase + " and with id \(string.quoted)"
      case .containing(let type, let string):
        phrase = phrase + " containing \(.article(InteractionFailure.ElementName(type: type)))\(string.map { " with id \($0.quoted)" } ?? "")"
      case .predicate(let format, _): phrase = phrase + " that matches \(Self.words(ofPredicate: format))"
      case .containingPredicate(let format, _): phrase = phrase + " containing an element that matches \(Self.words(ofPredicate: format))"
      case .condition(let condition): phrase = phrase + " that \(condition.description)"
      }
    }
    switch selection {
    case .all: return "all matches of \(phrase)"
    case .index(let index) where index != 0: return "\(phrase) at index \(index)"
    case .cell(let place): return "\(phrase) \(place.words)"
    default: return phrase
    }
  }

  private static func words(ofPredicate format: String?) -> String { format.map { "the predicate \($0.quoted)" } ?? "a predicate" }

  /// The reason why the chain's element doesn't exist.
  var reasonForAbsence: InteractionFailure.Reason {
    guard let device = Device.current else { return .noDevice }
    if case .chain(let parent) = source {
      let root = parent.rootReason(on: device)
      if let root { return root }
      if case .cell(let place) = selection { return reasonForAbsence(ofCellAt: place, within: parent, on: device) }
      if case .index(let index) = selection {
        let count = count(on: device)
        if index < 0 || count > 0 { return .indexBeyondMatches(index: index, count: count) }
      }
      if filter.condition != nil, let tally = tally(on: device) { return .noMatch(tally) }
      return .notFound
    }
    return rootReason(on: device) ?? .notFound
  }

  /// Returns the problem with the app that the chain starts from, if there is one.
  private func rootReason(on device: Device) -> InteractionFailure.Reason? {
    switch source {
    case .chain(let parent): return parent.rootReason(on: device)
    case .element: return nil
    case .application(let identifier):
      let bundleIdentifier = identifier ?? device.bundleIdentifierOfAppUnderTest
      if device.applicationElement(of: bundleIdentifier) != nil { return nil }
      if !device.isInstalled(bundleIdentifier) {
        return .appNotInstalled(bundleIdentifier: bundleIdentifier, installed: device.installedApps)
      }
      return .appNotRunning(app: "\(device.elementName(ofApp: bundleIdentifier))")
    }
  }

  /// The tree of the chain's element and the chain's links, or the matches if there isn't exactly one.
  var debugTree: String {
    guard let device = Device.inUse else { return debugText }
    device.render()
    guard let element = element(on: device), surplusCount(on: device) == nil else { return debugText }
    let wording = InteractionFailure.Wording.xcuitest
    let query = links.map(wording.text).enumerated().map { $0 == 0 ? "Query: \($1)" : "  in \($1)" }.joined(separator: "\n")
    return "\(device.tree.textSnapshot(of: element))\n\n\(query)"
  }

  /// Returns the number of matches if several elements match a query for one element, or `nil` otherwise.
  func surplusCount(on device: Device) -> Int? {
    guard selection == .unique, !filter.isTyped else { return nil }
    let count = count(on: device)
    return count > 1 ? count : nil
  }

  /// The links of the chain and the current matches.
  var debugText: String {
    let wording = InteractionFailure.Wording.xcuitest
    let query = links.map(wording.text).enumerated().map { $0 == 0 ? "Query: \($1)" : "  in \($1)" }.joined(separator: "\n")
    guard let device = Device.inUse else { return "\(query)\nThere is no simulated device here." }
    device.render()
    let matches = matches(on: device)
    let lines = matches.prefix(matches.count.shownCount(atMost: 20)).enumerated().map { "  \($0 + 1). \(wording.text(of: device.tree.candidate($1)))" }
    let more = matches.count > lines.count ? ["  … and \(matches.count - lines.count) more"] : []
    return ([query, matches.isEmpty ? "Found: nothing" : "Found: \(matches.count.counted("match", plural: "matches"))"] + lines + more).joined(separator: "\n")
  }
}

extension QueryFilter {
  /// Whether the filter matches the share sheet, which doesn't have a type of its own.
  var isShareSheet: Bool { type == .other && string == activitySheetIdentifier }

  fileprivate var isHeader: Bool { traits.contains(.header) && (type == .any || type == .staticText) }

  /// The name of the filter's matches in failures.
  var name: InteractionFailure.ElementName {
    var name = InteractionFailure.ElementName(type: type, isHeader: isHeader, text: string)
    if let condition {
      name.text = nil
      name.condition = condition.description
    }
    return name
  }
}
