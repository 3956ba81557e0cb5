import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// Finds the context functions whose interactions equal a run of the session's interactions.
///
/// Before each action, the interactions of every function are collected without performing them. A function stays a candidate while the session performs the same interactions.
@MainActor
struct FunctionSearch {
  /// A function in place of a run of actions.
  struct Match {
    /// The function.
    let function: ContextFunction
    /// The indices of the actions.
    let actions: ClosedRange<Int>
    /// The number of interactions of the function.
    let interactionCount: Int
  }

  /// A function whose first interactions equal the session's.
  private struct Candidate {
    let function: ContextFunction
    let start: Int
    let interactions: [DryRun.Interaction]
    var count = 0
  }

  private let app: DrivenApp
  private let functions: [ContextFunction]
  private var candidates: [Candidate] = []
  /// The matches so far, which can overlap.
  private(set) var matches: [Match] = []

  /// Creates a search for functions, before the first action.
  init(_ app: DrivenApp, _ functions: [ContextFunction]) {
    self.app = app
    self.functions = functions
  }

  /// The names of interactions that only look at the screen, which a function can have more or fewer of.
  private static let looks: Set<String> = ["see", "doNotSee", "state", "expect", "wait", "await"]

  /// Compares the functions with an action that's about to be performed.
  ///
  /// - Parameters:
  ///   - index: The index of the action.
  ///   - interactions: The interactions of the action.
  ///   - isWait: Whether the action only waits. A function can wait itself, but it must not replace anything else that it doesn't do, such as an assertion or a stub.
  mutating func willPerform(_ index: Int, _ interactions: [DryRun.Interaction], isWait: Bool) {
    let acts = interactions.filter { !Self.looks.contains($0.name) }
    if acts.isEmpty {
      if !isWait { candidates = [] }
      return
    }
    candidates += functions.compactMap { function in
      guard function.isAvailable() else { return nil }
      let interactions = app.trial(of: function)
      let acts = interactions.filter { !Self.looks.contains($0.name) }
      // A function with one interaction is only worth its name if it checks something, too.
      return acts.count > 1 || acts.count == 1 && (interactions.count > 1 || function.isComplete) ? Candidate(function: function, start: index, interactions: acts) : nil
    }
    var going: [Candidate] = []
    for var candidate in candidates {
      let next = candidate.interactions.dropFirst(candidate.count).prefix(acts.count)
      guard next.count == acts.count, zip(next, acts).allSatisfy(Self.areEqual) else { continue }
      candidate.count += acts.count
      if candidate.count == candidate.interactions.count {
        matches.append(Match(function: candidate.function, actions: candidate.start...index, interactionCount: candidate.count))
      } else {
        going.append(candidate)
      }
    }
    candidates = going
  }

  private static func areEqual(_ first: DryRun.Interaction, _ second: DryRun.Interaction) -> Bool {
    guard first.name == second.name, first.words == second.words, elements(first.element) == elements(second.element) else { return false }
    guard let other = first.other, let wanted = second.other else { return first.other == nil && second.other == nil }
    // An element to scroll to may not exist yet. It's found by the same text then.
    return elements(other) == elements(wanted) && (!elements(other).isEmpty || HeadlessDriver.name(of: other).text == HeadlessDriver.name(of: wanted).text)
  }

  /// Returns the element that an interaction uses, or none if it doesn't exist.
  private static func elements(_ element: XCUIElement?) -> [ElementID] {
    guard let element, let snapshot = HeadlessDriver.foundElement(element) else { return [] }
    return [snapshot]
  }

  /// The matches without overlaps: the earliest first, and of matches with the same start, the longest.
  var chosen: [Match] {
    var (chosen, end): ([Match], Int) = ([], -1)
    // Of functions that do the same, the one with the fewest arguments says it best.
    func order(_ match: Match) -> (Int, Int, Int, String) { (match.actions.lowerBound, -match.actions.count, match.function.argumentCount, match.function.code) }
    let sorted = matches.sorted { order($0) < order($1) }
    for match in sorted where match.actions.lowerBound > end {
      // A longer run that starts a little later is better than a short one that would keep it out.
      let isKeptOutBy = sorted.contains {
        $0.actions.lowerBound > match.actions.lowerBound && $0.actions.lowerBound <= match.actions.upperBound && $0.interactionCount > match.interactionCount
      }
      if isKeptOutBy { continue }
      chosen.append(match)
      end = match.actions.upperBound
    }
    return chosen
  }
}
