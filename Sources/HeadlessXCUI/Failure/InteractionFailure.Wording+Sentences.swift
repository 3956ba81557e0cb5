package import FailureModel
import Foundation
package import VirtualTime

// Sentences about reasons and near misses.
extension InteractionFailure.Wording {
  /// The maximum number of wheel rows listed in a message.
  private static let mostRows: Int = 12
  /// The maximum number of stubs listed in a message.
  private static let mostStubs: Int = 10

  /// Returns the reason as a clause.
  package func clause(of reason: InteractionFailure.Reason) -> String {
    switch reason {
    case .noDevice: "there is no simulated device here"
    case .notFound: "it does not exist"
    case .noMatch: "no element matches"
    case .indexBeyondMatches(let index, let count):
      index < 0
        ? "the index \(index) is negative"
        : "the index \(index) is out of range, because there \(count == 1 ? "is only 1 match" : "are only \(count) matches")"
    case .beyondRows(let row, let section, let counts): clause(row, section, counts)
    case .noRows: "it is neither a Table nor a CollectionView"
    case .emptyRow: "that row is empty"
    case .notUnique(let count), .ambiguous(let count, _): "\(count) elements match instead of one"
    case .absent(let wait): wait.isEndless ? "the app never settles" : "no element matches"
    case .searchFailed(let search): "no element matches after \(search.tries.counted("try", plural: "tries"))"
    case .conditionNotMet(let states, _): clause(of: states)
    case .actionFailed(let reason): reason ?? "the action failed and gave no reason"
    case .edgeReached(let edge, let moved, let wanted):
      "the \(edge.rawValue) edge of the content was reached after \(moved.plain) of \(wanted.plain) points"
    case .assertionFailed(let claim): claim.message.map { "\(claim.actual): \($0)" } ?? claim.actual
    case .several(let failures): "\(failures.count) of them are not"
    case .noReference(let other): "\(other), which it is compared with, does not exist"
    case .severalReferences(_, let count, _): "\(count) elements match, and it can be compared with only one"
    case .offScreen(let place): place.isCoordinate ? "that point is not on screen" : place.isEmpty ? "it has no size" : "it is not on screen"
    case .covered(let cover): cover.map { "\(text($0)) covers it" } ?? "nothing at that place would receive the touch"
    case .moving: "an animation is still moving it"
    case .disabled: "it is disabled"
    case .appNotInFront(_, let inFront): inFront.map { "\(text($0)) is in front" } ?? "no app is in front"
    case .appNotRunning(let app): "\(text(app)) is not running"
    case .appNotInstalled(let identifier, _): "no app with the bundle identifier \(identifier.quoted) is installed"
    case .noKeyboardFocus: "nothing has the keyboard focus"
    case .keyboardFocusElsewhere(let other): "the keyboard focus is on \(text(other))"
    case .stateNotReached(let states, _): clause(of: states)
    case .valueDiffers(let difference, _):
      difference.actual.map { "the \(difference.name) is \($0)" } ?? "there is no \(difference.name)"
    case .notReachedByScrolling(let scrolls, let states):
      "it \(states.filter { !$0.isMet }.map(\.actual).joined(separator: " and ")) after \(scrolls.counted("scroll"))"
    case .neverSettles: "the app never settles"
    case .neverIdle(let wait): wait.isEndless ? "the app never settles" : "the app did not become idle"
    case .stateChangedInBody(let state): "its body changed \(state) while it was being evaluated"
    case .environmentReadInInitializer(let type): "the initializer of a view in its body read an object of type \(type) from the environment"
    case .missingEnvironmentObject(let type, _): "its body needs an object of type \(type), but its environment does not contain one"
    case .unexpectedRequest(_, let stubs, _): stubs.isEmpty ? "the stub server has no stubs" : "no stub matches it"
    case .noStates: "no state was given"
    case .noArguments(let function): "\(function) was given nothing"
    case .tooFewArguments(let function, let count, let least): "\(function) was given \(count.counted("element")) instead of at least \(least)"
    case .unusableNumber(let name, let value, _): "the \(name) \(value) cannot be used"
    case .unknownKey(let key, let object, _): "\(object) has no value for the key \(key.quoted)"
    case .alreadyThere(let value): "it is already \(value)"
    case .notAdjustable(let value, _): "none of its rows has \(value)"
    case .ambiguousValue(let value, _): "more than one of its rows has \(value)"
    }
  }

  /// Returns the reason of a failure as a clause that names the element if the attempt doesn't.
  package func clause(of failure: InteractionFailure) -> String {
    let clause = clause(of: failure.reason)
    guard case .act(let phrase) = failure.attempt, let subject = phrase.subject, clause.hasPrefix("it ") else { return clause }
    return subject + clause.dropFirst(2)
  }

  /// Returns the reason why the row doesn't exist, as a clause.
  private func clause(_ row: Int, _ section: Int?, _ counts: [Int]) -> String {
    func only(_ count: Int, _ noun: String) -> String { count == 0 ? "no \(noun)s" : "only \(count.counted(noun))" }
    if row < 0 || section ?? 0 < 0 { return row < 0 ? "the row \(row) is negative" : "the section \(section ?? 0) is negative" }
    guard let section else {
      let count = counts.reduce(0, +)
      return "row \(row) is beyond the end, because there \(count == 1 ? "is" : "are") \(only(count, "row"))"
    }
    guard counts.indices.contains(section) else {
      return "section \(section) is beyond the end, because there \(counts.count == 1 ? "is" : "are") \(only(counts.count, "section"))"
    }
    return "row \(row) is beyond the end of section \(section), which has \(only(counts[section], "row"))"
  }

  /// Returns the actual states as a clause, with details if there's only one state.
  private func clause(of states: [InteractionFailure.StateDifference]) -> String {
    let unmet = states.filter { !$0.isMet }
    guard unmet.count == 1 else { return "it \(unmet.map(\.actual).joined(separator: " and "))" }
    return "it " + (unmet[0].detail.map { "\(unmet[0].actual): \($0)" } ?? unmet[0].actual)
  }

  /// Returns words about an element's absence that follow its name: “does not exist”, with the reason if it's known.
  package func absence(_ reason: InteractionFailure.Reason) -> String {
    switch reason {
    case .notFound, .noMatch: return "does not exist"
    default: break
    }
    return "does not exist: \(clause(of: reason))"
  }

  /// Returns full sentences about the reason and about the conditions that ruled out elements.
  package func explanation(for failure: InteractionFailure) -> String? {
    let explanation = explanation(of: failure.reason)
    if let explanation, !failure.isFailedSearch { return explanation }
    guard case .noMatch(let tally) = failure.absence else { return explanation }
    return [explanation, self.explanation(tally)].compactMap(\.self).joined(separator: "\n\n")
  }

  /// Returns the first sentence of a failure.
  package func summary(of failure: InteractionFailure) -> String {
    switch failure.attempt {
    case .act(let action): "Could not \(text(action)): \(clause(of: failure))."
    case .expect(let expectation): "Expected \(text(expectation)), but \(clause(of: failure.reason))."
    }
  }

  /// Returns full sentences about the reason.
  package func explanation(of reason: InteractionFailure.Reason) -> String? {
    switch reason {
    case .neverSettles(let cause): "\(cause.capitalizingFirst) keeps starting new work without delay, so virtual time cannot advance."
    case .neverIdle(let wait): busy(wait.pending)
    case .noMatch(let tally): explanation(tally)
    case .ambiguous(_, let marks) where !marks.isEmpty, .severalReferences(_, _, let marks) where !marks.isEmpty:
      (["How they differ:"] + marks.enumerated().map { "  \($0 + 1). \(text($1))" }).joined(separator: "\n")
    case .searchFailed(let search): "The search with “\(text(search.action))” ended because \(search.end)."
    case .assertionFailed(let claim): claim.details
    case .several(let failures):
      failures.enumerated().map { "  \($0 + 1). \(summary(of: $1))" }.joined(separator: "\n")
    case .stateChangedInBody: "As in SwiftUI, the change is ignored: “Modifying state during view update, this will cause undefined behavior.”"
    case .missingEnvironmentObject: "On a device, the app would crash. Here, a text with the reason replaces the view."
    case .environmentReadInInitializer: "A view’s environment is known only when its body is evaluated. On a device, the app would crash."
    case .appNotInstalled(_, let installed):
      installed.isEmpty
        ? "No app is installed on the simulated device."
        : "Installed: \(installed.map(\.quoted).joined(separator: ", "))."
    case .notAdjustable(_, let values) where !values.isEmpty: "Its rows: \(values.listed(atMost: Self.mostRows))."
    case .unexpectedRequest(_, let stubs, let nearest) where !stubs.isEmpty: explanation(stubs, nearest)
    case .unknownKey(_, _, let known) where !known.isEmpty: "Available keys: \(known.listed)."
    case .ambiguousValue(_, let rows): "Matching rows: \(rows.listed(atMost: Self.mostRows))."
    default: nil
    }
  }

  /// Returns text about the number of elements that each part of a condition ruled out.
  private func explanation(_ tally: InteractionFailure.Tally) -> String {
    if tally.count == 0 { return "There are no elements in \(text(tally.place))." }
    var left = tally.count
    var lines = ["Of the \(tally.count.counted("element")) in \(text(tally.place))"]
    for part in tally.parts {
      left -= part.ruledOut
      lines.append("  \(lines.count). “\(part.condition)” ruled out \(part.ruledOut), which leaves \(left)")
      if left == 0 { break }
    }
    lines[0] += lines.count == 1 ? "." : ":"
    return lines.joined(separator: "\n")
  }

  private func explanation(_ stubs: [String], _ nearest: InteractionFailure.NearestStub?) -> String {
    let lines = stubs.prefix(stubs.count.shownCount(atMost: Self.mostStubs)).enumerated().map { "  \($0 + 1). \($1)" }
    let more = stubs.count > lines.count ? ["  … and \(stubs.count - lines.count) more"] : []
    let list = (["Stubs, in the order they were tried:"] + lines + more).joined(separator: "\n")
    guard let nearest else { return list }
    return "\(list)\n\nThe nearest is \(nearest.stub), except for its \(nearest.difference)."
  }

  /// Returns the pending work as a numbered list, in the order in which it's due.
  private func busy(_ work: [PendingWork]) -> String? {
    if work.isEmpty { return nil }
    let (lines, more) = work.lines(atMost: Self.mostRows)
    let list = lines.enumerated().map { "  \($0 + 1). \($1)" }
    return (["Busy:"] + list + (more > 0 ? ["  … and \(more) more"] : [])).joined(separator: "\n")
  }

  /// Returns the expected and the actual value for each expectation.
  package func differences(of failure: InteractionFailure) -> [TestFailure.Difference] {
    func difference(_ expected: String, _ actual: String, hint: String? = nil) -> [TestFailure.Difference] {
      [TestFailure.Difference(expected: expected, actual: actual, hint: hint)]
    }
    switch failure.reason {
    case .stateNotReached(let states, _), .notReachedByScrolling(_, let states), .conditionNotMet(let states, _):
      return states.map { TestFailure.Difference(expected: $0.expected, actual: $0.actual, detail: $0.detail, isMet: $0.isMet) }
    case .valueDiffers(let value, _): return difference(value.expected, value.actual ?? "there is no \(value.name)", hint: value.hint)
    case .offScreen(let place):
      if place.isEmpty { return difference("a width and a height above 0", place.frame.text) }
      return difference("a point inside the screen \(place.screen.text)", place.isCoordinate ? place.frame.origin.text : place.frame.text)
    case .assertionFailed(let claim):
      return claim.values.map { difference($0.expected, $0.actual ?? "nothing", hint: $0.hint) } ?? []
    case .unexpectedRequest(_, _, let nearest?): return difference(nearest.expected, nearest.actual)
    case .unusableNumber(_, let value, let allowed): return difference(allowed, value)
    case .appNotInFront(let app, let inFront):
      return difference("\(text(app)) in front", inFront.map { "\(text($0)) in front" } ?? "no app in front: the home screen")
    default: return []
    }
  }

  /// Returns the nearest miss as a sentence, or `nil` if there's only advice.
  package func sentence(_ miss: InteractionFailure.NearMiss) -> String? {
    switch miss {
    case .swipeAction(let button, let rowCount, _): return "\(text(of: button)) is a swipe action of \(rowCount == 1 ? "1 row" : "\(rowCount) rows")."
    case .otherKind(let other, let wanted, let asked):
      return lacksTrait(other, wanted)
        ? "\(text(of: other)) exists there, but is not \(text("\(.article(wanted))"))."
        : "\(text("\(.article(other.kind))").capitalizingFirst) with the id \(asked.quoted) exists there, but no \(noun(wanted).text)."
    case .otherContent(let other, let wanted, let contents, let similar):
      let sentence = "\(text(of: other)) exists there, but contains no \(text(of: wanted))."
      let more = similar.map(question) ?? (contents.isEmpty ? nil : "It contains \(contents.map(text(of:)).listed(atMost: 4)).")
      return [sentence, more].compactMap(\.self).joined(separator: " ")
    case .deeper(let element, let place): return "\(text(of: element)) is in \(text(of: place)), but not as a direct child."
    case .elsewhere(let element, let place, let path, _):
      let way = path.isEmpty ? "no app" : path.map(text(of:)).joined(separator: " in ")
      return "\(text(of: element)) exists, but not in \(text(of: place)): it is in \(way)."
    case .similar(let similarity, _, _): return question(similarity)
    case .outsideRange(let first, let last, let list, let rowCount, _, _):
      let range = "\(text(of: first)) to \(text(of: last)) exist there."
      return list.map { "\(range) \(text(of: $0)) has \(rowCount == 1 ? "1 row" : "\(rowCount) rows")." } ?? range
    case .outOfView: return "Elements out of view in a Table or CollectionView do not exist."
    case .beyondCellsInView: return nil
    case .noKeyboardFocus: return "Nothing has the keyboard focus, so there is no keyboard on screen."
    case .homeScreenBehind(let app): return "\(text(of: app)) is in front, so the home screen’s icons are not on screen."
    }
  }

  private func question(_ similarity: InteractionFailure.Similarity) -> String {
    let names = ([similarity.element] + similarity.others).map(text(of:))
    let question = "Did you mean \(names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1])?"
    return similarity.hint.map { "\(question) \($0)" } ?? question
  }

  /// Returns whether an element is of the requested type but lacks the requested trait.
  package func lacksTrait(_ element: InteractionFailure.ElementName, _ wanted: InteractionFailure.ElementName) -> Bool {
    wanted.isHeader && (wanted.type == .any || wanted.type == element.type)
  }

  /// Returns the advice for a failure.
  ///
  /// Advice about the elements on screen takes precedence, except after scrolling, because then other content isn't on screen.
  /// If a list has too few rows for the number in a text, more scrolls don't help.
  package func advice(for failure: InteractionFailure) -> String? {
    if case .notReachedByScrolling = failure.reason {
      guard case .outsideRange(_, _, _?, _, _, mayBeOutOfView: false)? = failure.findings?.nearest else { return adviceForReason(failure.reason) }
    }
    return failure.findings?.nearest.flatMap { adviceForMiss($0, self) } ?? failure.advice ?? adviceForReason(failure.reason)
      ?? failure.absence.flatMap(adviceForReason)
  }
}

extension InteractionFailure.Reason {
  /// The wait that the failure is about, if any.
  package var wait: WaitRecord? {
    switch self {
    case .stateNotReached(_, let wait), .valueDiffers(_, let wait), .neverIdle(let wait), .moving(let wait), .absent(let wait), .conditionNotMet(_, let wait): wait
    default: nil
    }
  }
}

extension InteractionFailure {
  fileprivate var isFailedSearch: Bool {
    if case .searchFailed = reason { true } else { false }
  }
}

extension InteractionFailure.Place {
  /// Whether this is an element without a size.
  package var isEmpty: Bool { !isCoordinate && (frame.width <= 0 || frame.height <= 0) }
}
