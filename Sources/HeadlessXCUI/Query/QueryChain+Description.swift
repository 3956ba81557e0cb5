internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel

// Words for what a chain looks for. None of this is made before something fails or is asked for.
@MainActor
extension QueryChain {
  /// The element in a few words: “Button “Log in””.
  package var subject: String {
    switch source {
    case .application(let identifier):
      guard let device = Device.current else { return identifier.map { "App \($0.quoted)" } ?? "App" }
      return device.name(ofApp: identifier ?? device.bundleIdentifierOfAppUnderTest)
    case .element(let element):
      guard let tree = Device.current?.tree, tree.contains(element) else { return "an element that is gone" }
      return tree.summary(of: element)
    case .chain(let parent):
      if filter.isActivitySheet { return filter.noun }
      let base = filter.string.map { "\(filter.noun) \($0.quoted)" } ?? filter.noun
      // What has no text of its own is told by what it is in.
      let place = filter.string == nil && !parent.isRoot ? " in \(parent.subject)" : ""
      switch selection {
      case .all: return filter.string.map { "\(filter.noun.plural) \($0.quoted)" } ?? filter.noun.plural
      case .index(let index) where index != 0: return "\(base) at index \(index)\(place)"
      default: return base + place
      }
    }
  }

  /// The chain's links, from the element outwards to the app.
  package var querySentences: [String] {
    switch source {
    case .application, .element: return [subject]
    case .chain(let parent): return [sentence] + parent.querySentences
    }
  }

  private var sentence: String {
    var text = filter.noun
    if filter.isDirectChild { text = "direct child \(text)" }
    if let string = filter.string, !filter.isActivitySheet { text += " with id \(string.quoted)" }
    for refinement in filter.refinements {
      switch refinement {
      case .type(let type): text += " of type \(type.testName)"
      case .string(let string): text += " and with id \(string.quoted)"
      case .containing(let type, let string): text += " containing \(type.testName.withArticle)\(string.map { " with id \($0.quoted)" } ?? "")"
      case .predicate: text += " for which a predicate is true"
      case .containingPredicate: text += " containing an element for which a predicate is true"
      }
    }
    switch selection {
    case .all: return "all matches of \(text)"
    case .index(let index) where index != 0: return "\(text) at index \(index)"
    default: return text
    }
  }

  /// Why the element that the chain stands for does not exist.
  var reasonForAbsence: InteractionFailure.Reason {
    guard let device = Device.current else { return .noDevice }
    if case .chain(let parent) = source {
      let root = parent.rootReason(on: device)
      if let root { return root }
      if case .index(let index) = selection {
        let count = count(on: device)
        if index < 0 || count > 0 { return .indexBeyondMatches(index: index, count: count) }
      }
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
      return .appNotRunning(app: device.name(ofApp: bundleIdentifier))
    }
  }

  /// The links of the chain, and the matches there are now.
  var debugText: String {
    let query = querySentences.enumerated().map { $0 == 0 ? "Query: \($1)" : "  in \($1)" }.joined(separator: "\n")
    guard let device = Device.current else { return "\(query)\nThere is no simulated device here." }
    let matches = matches(on: device)
    let lines = matches.prefix(20).enumerated().map { "  \($0 + 1). \(device.tree.details(of: $1))" }
    let more = matches.count > 20 ? ["  … and \(matches.count - 20) more"] : []
    return ([query, matches.isEmpty ? "Found: nothing" : "Found: \(matches.count.counted("match", plural: "matches"))"] + lines + more).joined(separator: "\n")
  }
}

extension QueryFilter {
  /// True for the sheet that shares something, which has no type of its own.
  var isActivitySheet: Bool { type == .other && string == activitySheetIdentifier }

  /// What the filter looks for, as a noun.
  var noun: String {
    if isActivitySheet { return "ActivitySheet" }
    if traits.contains(.header), type == .any || type == .staticText { return "Header" }
    return type.testName
  }

  /// A number of them: “1 Button”, “3 Buttons”.
  func noun(count: Int) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun.plural)" }
}
