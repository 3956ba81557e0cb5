internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel

// What a chain looks for, as data. None of this is put together before something fails or is asked for.
@MainActor
extension QueryChain {
  /// What the chain stands for, as failures name it: “Button “Log in””.
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
      // What has no text of its own is told by what it is in.
      if name.text == nil, name.condition == nil, !name.isPlural, !parent.isRoot { name.container = [parent.name] }
      return name
    }
  }

  /// The kind and the text, where the name is made of nothing else; most are.
  var plainName: InteractionFailure.PlainName? {
    guard case .chain = source, let text = filter.string, filter.condition == nil, !isRaw else { return nil }
    switch selection {
    case .first, .unique, .index(0): return InteractionFailure.PlainName(type: filter.type, isHeader: filter.isHeader, text: text)
    case .all, .index, .cell: return nil
    }
  }

  /// The chain's links, from the element outwards to the app.
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
      case .predicate(let format, _): phrase = phrase + " for which \(Self.words(ofPredicate: format)) is true"
      case .containingPredicate(let format, _): phrase = phrase + " containing an element for which \(Self.words(ofPredicate: format)) is true"
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

  /// Why the element that the chain stands for does not exist.
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

  /// What is wrong with the app that the chain starts from, if something is.
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

  /// The tree of what the chain stands for, and the links of the chain; the matches where there are several, or none.
  var debugTree: String {
    guard let device = Device.inUse else { return debugText }
    device.render()
    guard let element = element(on: device), surplusCount(on: device) == nil else { return debugText }
    let wording = InteractionFailure.Wording.xcuitest
    let query = links.map(wording.text).enumerated().map { $0 == 0 ? "Query: \($1)" : "  in \($1)" }.joined(separator: "\n")
    return "\(device.tree.textSnapshot(of: element))\n\n\(query)"
  }

  /// How many elements match where one was asked for; `nil` where that is clear.
  func surplusCount(on device: Device) -> Int? {
    guard selection == .unique, !filter.isTyped else { return nil }
    let count = count(on: device)
    return count > 1 ? count : nil
  }

  /// The links of the chain, and the matches there are now.
  var debugText: String {
    let wording = InteractionFailure.Wording.xcuitest
    let query = links.map(wording.text).enumerated().map { $0 == 0 ? "Query: \($1)" : "  in \($1)" }.joined(separator: "\n")
    guard let device = Device.inUse else { return "\(query)\nThere is no simulated device here." }
    device.render()
    let matches = matches(on: device)
    let lines = matches.prefix(20).enumerated().map { "  \($0 + 1). \(wording.text(of: device.tree.candidate($1)))" }
    let more = matches.count > 20 ? ["  … and \(matches.count - 20) more"] : []
    return ([query, matches.isEmpty ? "Found: nothing" : "Found: \(matches.count.counted("match", plural: "matches"))"] + lines + more).joined(separator: "\n")
  }
}

extension QueryFilter {
  /// True for the sheet that shares something, which has no type of its own.
  var isShareSheet: Bool { type == .other && string == activitySheetIdentifier }

  fileprivate var isHeader: Bool { traits.contains(.header) && (type == .any || type == .staticText) }

  /// What the filter looks for, as failures name it.
  var name: InteractionFailure.ElementName {
    var name = InteractionFailure.ElementName(type: type, isHeader: isHeader, text: string)
    if let condition {
      name.text = nil
      name.condition = condition.description
    }
    return name
  }
}
