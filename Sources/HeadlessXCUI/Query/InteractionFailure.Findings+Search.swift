import Foundation
internal import HeadlessDevice
import ScreenModel
internal import VirtualTime

extension InteractionFailure {
  /// Creates a failure of an interaction with a chain's element, including the elements found on the screen.
  @MainActor
  init(_ attempt: Attempt, _ reason: Reason, chain: ElementLocator, advice: String? = nil) {
    guard let device = Device.current else {
      self = InteractionFailure(attempt: attempt, reason: reason, advice: advice).about(chain)
      return
    }
    var (findings, advice) = (Findings.search(for: chain, on: device), advice)
    let isAbsent = chain.element(on: device) == nil
    let absence = isAbsent ? chain.reasonForAbsence : nil
    if absence == .notFound, !chain.isRoot, let sentence = SystemShell.sentence(forApp: chain.applicationIdentifier) {
      // Don't suggest similar elements in an incomplete system app, except on the home screen.
      if chain.applicationIdentifier != springboardIdentifier { findings?.nearest = nil }
      if findings?.nearest == nil { advice = advice ?? sentence }
    }
    self.init(attempt: attempt, reason: reason, query: chain.links, findings: findings, absence: absence, advice: advice)
    show(device.shownApplication(for: chain), of: device.tree)
    isAboutRawElement = chain.isRaw
    elements = Elements(
      matches: chain.matches(on: device), application: device.frontmostApp.flatMap { device.applicationElement(of: $0) }, in: device.tree)
  }
}

extension InteractionFailure {
  /// Adds the first elements of an application as text, completely and with one line for a keyboard.
  @MainActor
  mutating func show(_ application: ElementID?, of tree: ElementTree) {
    guard let application else { return }
    let text = tree.textSnapshot(of: application, limit: 120)
    screen = text
    // Most screens have no keyboard, and drawing them again takes as long as the rest of the failure.
    guard text.contains("Keyboard") else { return }
    let brief = tree.textSnapshot(of: application, limit: 120, collapsesKeyboards: true)
    briefScreen = brief == text ? nil : brief
  }

  /// Returns the failure with a chain's query, without reading the screen.
  @MainActor
  func about(_ chain: ElementLocator?) -> InteractionFailure {
    guard let chain else { return self }
    var failure = self
    failure.query = chain.links
    failure.isAboutRawElement = chain.isRaw
    return failure
  }
}

extension Device {
  /// Returns the frontmost app or, if there isn't one, the app that the chain names.
  fileprivate func shownApplication(for chain: ElementLocator) -> ElementID? {
    let candidates = [chain.applicationIdentifier ?? bundleIdentifierOfAppUnderTest, frontmostApp].compactMap { $0 }
    let inFront = frontmostApp.flatMap { applicationElement(of: $0) }
    return inFront ?? candidates.lazy.compactMap({ self.applicationElement(of: $0) }).first
  }
}

extension InteractionFailure.Findings {
  /// The number of elements that a message with a long list shows.
  private static let limit: Int = 8

  /// Returns the chain's matches, or the elements found instead and the nearest miss.
  @MainActor
  static func search(for chain: ElementLocator, on device: Device) -> InteractionFailure.Findings? {
    if chain.isRoot { return nil }
    let matches = chain.matches(on: device)
    if !matches.isEmpty {
      var findings = InteractionFailure.Findings(
        heading: chain.heading(forMatches: matches.count), candidates: candidates(matches, in: device.tree), count: matches.count)
      if chain.filter.type == .cell, case .index(let index) = chain.selection, index >= matches.count { findings.nearest = .beyondCellsInView }
      return findings
    }
    let missing = chain.outermostMissingLink(on: device)
    guard case .chain(let parent) = missing.source, let scope = parent.element(on: device) else { return nil }
    var findings = alternatives(to: missing, in: scope, named: parent.name, on: device)
    if missing !== chain {
      findings.heading = "\(missing.name), which should contain it, does not exist. \(findings.heading)"
    }
    return findings
  }

  @MainActor
  private static func alternatives(to missing: ElementLocator, in scope: ElementID, named place: InteractionFailure.ElementName, on device: Device) -> InteractionFailure.Findings {
    let tree = device.tree
    let filter = missing.filter
    let sameKind = tree.all(QueryFilter(isDirectChild: filter.isDirectChild, type: filter.type, traits: filter.traits).query(in: scope))
      .filter { (filter.type != .any || !filter.traits.isEmpty || tree.hasText($0)) && !tree.isPartOfControl($0) }
    var findings: InteractionFailure.Findings
    if !sameKind.isEmpty {
      findings = InteractionFailure.Findings(
        heading: "Found instead: \(.count(sameKind.count, filter.name)) in \(place).", candidates: candidates(sameKind, in: tree), count: sameKind.count)
    } else {
      let others = tree.all(QueryFilter(isDirectChild: filter.isDirectChild).query(in: scope)).filter { tree.hasText($0) && !tree.isPartOfControl($0) }
      let heading: InteractionFailure.Phrase =
        others.isEmpty
        ? "Found instead: nothing with text in \(place)."
        : "Found instead: no \(.kind(filter.name)), but \(others.count == 1 ? "1 other element" : "\(others.count) other elements") in \(place)."
      findings = InteractionFailure.Findings(heading: heading, candidates: candidates(others, in: tree), count: others.count)
    }
    // List the elements that only the last part of the condition ruled out, which is more helpful than a list of all elements.
    if let condition = filter.condition, let last = missing.lastLeft(by: condition, on: device), !last.isEmpty {
      findings = InteractionFailure.Findings(heading: "Elements ruled out last:", candidates: candidates(last, in: tree), count: last.count)
      return findings
    }
    findings.nearest =
      .search(forAbsent: missing, on: device) ?? filter.string.flatMap { .search(for: $0, filter: filter, in: scope, named: place, on: device) }
    return findings
  }

  @MainActor
  private static func candidates(_ elements: [ElementID], in tree: ElementTree) -> [InteractionFailure.Candidate] {
    elements.prefix(elements.count.shownCount(atMost: limit)).map { tree.candidate($0) }
  }
}

extension ElementLocator {
  /// Returns a heading with the number of matches and, if there are several, the match that's used.
  fileprivate func heading(forMatches count: Int) -> InteractionFailure.Phrase {
    if count == 1 { return "Found:" }
    switch selection {
    case .index(let index) where index >= 0 && index < count: return "Found: \(count) matches. Number \(index + 1) is used."
    case .first: return "Found: \(count) matches. Number 1 is used."
    default: return "Found: \(count) matches."
    }
  }

  /// Returns the outermost link without a match.
  ///
  /// This is the element itself, or a missing ancestor that explains its absence.
  @MainActor
  fileprivate func outermostMissingLink(on device: Device) -> ElementLocator {
    guard case .chain(let parent) = source, !parent.isRoot, parent.element(on: device) == nil else { return self }
    return parent.outermostMissingLink(on: device)
  }
}
