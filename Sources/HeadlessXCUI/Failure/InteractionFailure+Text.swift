import Foundation

// The one place where failures become text. The blocks come in one order, always:
// what was attempted and why it failed; expected and actual; the wait; the query; what was found; the nearest miss; what to do.
extension InteractionFailure {
  /// The whole failure for a person: full sentences, in blocks.
  public var message: String {
    var blocks = ["\(opening)\(reason.clause)."]
    if let comparison { blocks.append(comparison) }
    if let explanation = reason.explanation { blocks.append(explanation) }
    if let queryBlock { blocks.append(queryBlock) }
    if let foundBlock { blocks.append(foundBlock) }
    if let nearest = findings?.nearest { blocks.append(nearest) }
    if let advice = bestAdvice { blocks.append("What to do: \(advice)") }
    return blocks.joined(separator: "\n\n")
  }

  /// What to do: what was found knows best, but for scrolling, where what is near is not all there is.
  private var bestAdvice: String? {
    if case .scrolledInVain = reason { return reason.advice }
    return findings?.advice ?? advice ?? reason.advice
  }

  /// The first sentence, for a log with one line a failure.
  public var summary: String { "\(opening)\(reason.clause)." }

  private var opening: String {
    switch attempt {
    case .act(let action): "Could not \(action): "
    case .expect(let expectation): "Expected \(expectation), but "
    }
  }

  private var comparison: String? {
    switch reason {
    case .stateNotReached(let states, _), .scrolledInVain(_, let states):
      return states.map { "expected: \($0.expected)\nactual:   \($0.fullActual)\($0.isMet ? " (as expected)" : "")" }.joined(separator: "\n")
    case .valueDiffers(let difference, _):
      let lines = "expected: \(difference.expected)\nactual:   \(difference.actual ?? "there is no \(difference.name)")"
      return difference.hint.map { "\(lines)\n\($0)" } ?? lines
    case .offScreen(let place):
      if place.isEmpty { return "expected: a width and a height above 0\nactual:   \(place.frame.text)" }
      return "expected: a point inside the screen \(place.screen.text)\nactual:   \(place.isCoordinate ? place.frame.origin.text : place.frame.text)"
    case .unusableNumber(_, let value, let allowed):
      return "expected: \(allowed)\nactual:   \(value)"
    case .appNotInFront(let app, let inFront):
      return "expected: \(app) in front\nactual:   \(inFront.map { "\($0) in front" } ?? "no app in front: the home screen")"
    default:
      return nil
    }
  }

  private var queryBlock: String? {
    guard let first = query.first else { return nil }
    let rest = query.dropFirst().map { "\n  in \($0)" }.joined()
    return "Query:\n  \(first)\(rest)"
  }

  private var foundBlock: String? {
    guard let findings else { return nil }
    var lines = [findings.heading]
    for (index, element) in findings.elements.enumerated() {
      lines.append("  \(index + 1). \(element)")
    }
    let more = findings.count - findings.elements.count
    if more > 0 { lines.append("  … and \(more) more") }
    return lines.joined(separator: "\n")
  }
}

extension InteractionFailure.Reason {
  /// The most rows of a wheel that a message lists.
  private static let mostRows: Int = 12

  /// Why, as the end of a sentence.
  package var clause: String {
    switch self {
    case .noDevice: "there is no simulated device here"
    case .notFound: "it does not exist"
    case .indexBeyondMatches(let index, let count):
      index < 0
        ? "the index \(index) is negative"
        : "the index \(index) is beyond the matches, of which there \(count == 1 ? "is only 1" : "are only \(count)")"
    case .notUnique(let count): "\(count) elements match where one is meant"
    case .offScreen(let place): place.isCoordinate ? "that point is not on screen" : place.isEmpty ? "it has no size" : "it is not on screen"
    case .covered(let cover): cover.map { "\($0) covers it" } ?? "nothing at that place would receive the touch"
    case .disabled: "it is disabled"
    case .appNotInFront(_, let inFront): inFront.map { "\($0) is in front" } ?? "no app is in front"
    case .appNotRunning(let app): "\(app) is not running"
    case .appNotInstalled(let identifier, _): "no app with the bundle identifier \(identifier.quoted) is installed"
    case .noKeyboardFocus: "nothing has the keyboard focus"
    case .keyboardFocusElsewhere(let other): "the keyboard focus is on \(other)"
    case .stateNotReached(let states, _):
      Self.clause(of: states)
    case .valueDiffers(let difference, _):
      difference.actual.map { "the \(difference.name) is \($0)" } ?? "there is no \(difference.name)"
    case .scrolledInVain(let tries, let states):
      "after \(tries.counted("scroll")) it \(states.filter { !$0.isMet }.map(\.actual).joined(separator: " and "))"
    case .neverSettles: "the app never comes to rest"
    case .noStates: "no state was named"
    case .nothingGiven(let function): "\(function) was given nothing to work on"
    case .unusableNumber(let name, let value, _): "the \(name) \(value) cannot be used"
    case .alreadyThere(let value): "it is \(value) already"
    case .notAdjustable(let value, _): "none of its rows has \(value)"
    case .ambiguousValue(let value, _): "more than one of its rows has \(value)"
    }
  }

  /// What is so in place of the states; with all that is known where it is one.
  private static func clause(of states: [InteractionFailure.StateDifference]) -> String {
    let unmet = states.filter { !$0.isMet }
    return "it \(unmet.count == 1 ? unmet[0].fullActual : unmet.map(\.actual).joined(separator: " and "))"
  }

  /// How long was waited, and other facts of the failure in full sentences.
  fileprivate var explanation: String? {
    switch self {
    case .stateNotReached(_, let wait), .valueDiffers(_, let wait): wait.sentence
    case .neverSettles(let cause): "\(cause.capitalizingFirst) starts new work again and again with no delay, so virtual time cannot move on."
    case .appNotInstalled(_, let installed):
      installed.isEmpty
        ? "No app is installed on the simulated device."
        : "Installed: \(installed.map(\.quoted).joined(separator: ", "))."
    case .notAdjustable(_, let values) where !values.isEmpty: "Its rows: \(values.listed(atMost: Self.mostRows))."
    case .ambiguousValue(_, let rows): "These rows have it: \(rows.listed(atMost: Self.mostRows))."
    default: nil
    }
  }

  /// What to do, where the kind of failure alone tells.
  var advice: String? {
    switch self {
    case .noDevice:
      "make the test class inherit from ScreenTestCase, or give the Swift Testing suite the screen test trait; each of its tests has a device of its own."
    case .indexBeyondMatches: "count from 0, and wait until there are enough matches before you take one by its index."
    case .notUnique: "name the parent that holds the one you mean, or take one with element(boundBy:) or firstMatch."
    case .offScreen(let place):
      place.isCoordinate
        ? "choose an offset that lies on the element, and scroll the element on screen first."
        : place.isEmpty ? "give it a size in the app, or touch what is around it." : "check where the app puts it: nothing around it scrolls it on screen."
    case .covered(let cover):
      cover == nil ? "wait until it is hittable before you touch it." : "dismiss what covers it first, or wait until it is hittable before you touch it."
    case .disabled: "wait until it is enabled before you touch it, or check what the app needs first to enable it."
    case .appNotInFront(let app, _): "bring \(app) to the front with activate() before you touch it."
    case .appNotRunning: "launch it first with launch(); a setUp() of your own must call super.setUp(), which launches it."
    case .appNotInstalled: "check the bundle identifier, or install the app on the device of the test."
    case .noKeyboardFocus, .keyboardFocusElsewhere: "tap the field first; typing goes to the element that has the focus."
    case .neverSettles: "look for work that starts itself again with no delay, such as a state change that triggers itself, and give it a delay or an end."
    case .stateNotReached(_, let wait) where wait.isEndless, .valueDiffers(_, let wait) where wait.isEndless:
      InteractionFailure.Reason.neverSettles(cause: "").advice
    case .stateNotReached(let states, _): states.lazy.compactMap(\.obstacle?.adviceAfterWait).first
    case .scrolledInVain: "check the direction and the id, or allow more scrolls with maxTries."
    case .noStates: "name at least one state, such as .visible."
    case .nothingGiven: "name at least one thing."
    case .notAdjustable: "take one of its rows, or a part of one that no other row has."
    case .ambiguousValue: "name more of the row’s text."
    case .alreadyThere: "adjust it to a value that differs from the present one, or only check the value."
    default: nil
    }
  }
}

extension InteractionFailure.Reason {
  /// What to do about what stood in the way until a wait was over.
  fileprivate var adviceAfterWait: String? {
    switch self {
    case .covered(let cover) where cover != nil: "dismiss what covers it first."
    case .appNotInFront(let app, _): "bring \(app) to the front with activate() first."
    case .offScreen(let place):
      place.isEmpty ? "give it a size in the app." : "scroll to it first, or check where the app puts it."
    default: nil
    }
  }
}

extension InteractionFailure.Place {
  /// True for an element that takes up no room.
  fileprivate var isEmpty: Bool { !isCoordinate && (frame.width <= 0 || frame.height <= 0) }
}

extension InteractionFailure.StateDifference {
  /// What is so, with more about it where that is known.
  fileprivate var fullActual: String { detail.map { "\(actual): \($0)" } ?? actual }
}

extension InteractionFailure.Wait {
  /// How long was waited and why no longer, in a sentence.
  fileprivate var sentence: String? {
    switch outcome {
    case .timedOut where timeout == 0: nil
    case .timedOut: "Waited \(timeout.seconds) of virtual time."
    case .nothingPending where timeout == 0: nil
    case .nothingPending:
      waited == 0
        ? "Nothing was pending: no task, no timer; so the wait of \(timeout.seconds) ended at once."
        : "Waited \(waited.seconds) of virtual time; then nothing was pending: no task, no timer; so the wait of \(timeout.seconds) ended early."
    case .neverSettles(let cause):
      "The app never comes to rest: \(cause) starts new work again and again with no delay, so virtual time cannot move on."
    }
  }
}
