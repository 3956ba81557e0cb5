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
    /// The interactions that do something.
    let interactions: [DryRun.Interaction]
    /// The interactions that only look at the screen.
    let looks: [DryRun.Interaction]
    var count = 0
  }

  private let app: DrivenApp
  private let functions: (_ index: Int) -> [ContextFunction]
  private var candidates: [Candidate] = []
  /// The matches so far, which can overlap.
  private(set) var matches: [Match] = []

  /// Creates a search, before the first action.
  ///
  /// - Parameter functions: A closure that returns the functions that can begin with an action.
  init(_ app: DrivenApp, _ functions: @escaping (_ index: Int) -> [ContextFunction]) {
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
  ///   - isWait: Whether the action only waits. A function that looks at the same element replaces it, but a function must not replace anything else that it doesn't do, such as an
  ///     assertion or a stub.
  mutating func willPerform(_ index: Int, _ interactions: [DryRun.Interaction], isWait: Bool) {
    let acts = interactions.filter { !Self.looks.contains($0.name) }
    if acts.isEmpty {
      candidates.removeAll { candidate in !isWait || !interactions.allSatisfy { look in candidate.looks.contains { Self.areAboutSame($0.element, look.element) } } }
      return
    }
    candidates += functions(index).compactMap { function in
      guard function.isAvailable(), let interactions = app.trial(of: function) else { return nil }
      let acts = interactions.filter { !Self.looks.contains($0.name) }
      // A function with one interaction is only worth its name if it checks something, too.
      return acts.count > 1 || acts.count == 1 && (interactions.count > 1 || function.isComplete)
        ? Candidate(function: function, start: index, interactions: acts, looks: interactions.filter { Self.looks.contains($0.name) }) : nil
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
    return first.other == nil && second.other == nil || areAboutSame(first.other, second.other)
  }

  /// Returns whether two elements are the same.
  ///
  /// Elements that don't exist yet are the same if they have the same text.
  private static func areAboutSame(_ first: XCUIElement?, _ second: XCUIElement?) -> Bool {
    guard let first, let second else { return false }
    return elements(first) == elements(second) && (!elements(first).isEmpty || HeadlessDriver.name(of: first).text == HeadlessDriver.name(of: second).text)
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
