import HeadlessXCUI

/// Something that a test does to an element: `select(photo).perform(.pinch(.outward))`, or as a step `When(I: perform(.pinch(.outward), on: photo))`.
///
/// - Conditions are claims that must be true of the element just before the action; the one that is not is named in the failure. They can be switched off with
///   ``TestConfiguration/checksActionConditions``.
/// - The closure of an action of your own may throw, return `false`, or interact with other elements, whose failures are the action’s.
public struct ElementAction: Sendable {
  /// The element that an action is performed on, for the built-in actions.
  struct Target {
    let element: XCUIElement
    let snapshot: ElementSnapshot
    /// What failures say was attempted.
    let attempt: InteractionFailure.Attempt

    /// Fails the action.
    @MainActor
    func fail(_ reason: InteractionFailure.Reason, advice: String? = nil) { element.fail(attempt, reason, advice: advice) }

    /// Fails the action with a reason of its own.
    @MainActor
    func fail(_ reason: String, advice: String? = nil) { fail(.actionFailed(reason), advice: advice) }
  }

  /// What it does in words, as they stand before the element: “tap”, “swipe up on”.
  public let name: String
  /// The words after the element: “to 5”.
  let ending: String
  /// What must be true of the element just before the action.
  public let conditions: [ElementMatcher]
  /// Whether it can be performed on an element that an animation moves.
  let needsNoRest: Bool
  private let isBuiltIn: Bool
  private let body: @MainActor (Target) throws -> Bool

  init(
    _ name: String, _ ending: String = "", conditions: [ElementMatcher] = ElementMatcher.touchable, needsNoRest: Bool = false,
    body: @escaping @MainActor (Target) -> Void
  ) {
    self.name = name
    self.ending = ending
    self.conditions = conditions
    self.needsNoRest = needsNoRest
    isBuiltIn = true
    self.body = {
      body($0)
      return true
    }
  }

  private init(own name: String, conditions: [ElementMatcher], body: @escaping @MainActor (Target) throws -> Bool) {
    self.name = name
    ending = ""
    self.conditions = conditions
    needsNoRest = true
    isBuiltIn = false
    self.body = body
  }

  /// Creates an action of your own.
  /// - Parameters:
  ///   - name: What it does in words, as they stand before the element: “highlight”.
  ///   - conditions: What must be true of the element just before it.
  ///   - perform: What it does to the element. It fails where it throws, and where an interaction in it fails.
  public init(_ name: String, conditions: ElementMatcher..., perform: @escaping @MainActor (FoundElement) throws -> Void) {
    self.init(own: name, conditions: conditions) {
      try perform(FoundElement($0.snapshot))
      return true
    }
  }

  /// Creates an action of your own whose closure returns whether it succeeded: `.checked("highlight") { element in marker.highlight(element.label) }`.
  /// - Parameters:
  ///   - name: What it does in words, as they stand before the element: “highlight”.
  ///   - conditions: What must be true of the element just before it.
  ///   - perform: What it does to the element. It fails where it throws or returns `false`, and where an interaction in it fails.
  public static func checked(
    _ name: String, conditions: ElementMatcher..., perform: @escaping @MainActor (FoundElement) throws -> Bool
  ) -> ElementAction {
    ElementAction(own: name, conditions: conditions) { try perform(FoundElement($0.snapshot)) }
  }

  /// What it does to an element, in words.
  func phrase(on element: InteractionFailure.ElementName) -> InteractionFailure.Phrase {
    ending.isEmpty ? "\(name) \(element)" : "\(name) \(element) \(ending)"
  }

  /// Performs it; a failure is reported.
  @MainActor
  func run(on found: ElementMatch, _ attempt: InteractionFailure.Attempt) {
    let target = Target(element: found.element, snapshot: found.snapshot, attempt: attempt)
    do {
      let hasSucceeded = try HeadlessDriver.$attempt.withValue(isBuiltIn ? attempt : nil) { try body(target) }
      if !hasSucceeded { target.fail(.actionFailed(nil)) }
    } catch let failure as InteractionFailure {
      failure.report()
    } catch {
      target.fail(.actionFailed("its closure threw “\(error)”"))
    }
  }
}

extension ElementMatcher {
  /// What must be true of an element that a finger touches.
  static let touchable: [ElementMatcher] = [isNotBehindSystemAlert, isEnabled, isInteractable]

  /// What must be true of an element that a finger touches, enabled or not.
  static let reachable: [ElementMatcher] = [isNotBehindSystemAlert, isInteractable]

  private static let isNotBehindSystemAlert = ElementMatcher("is not covered by an alert of the system") { !HeadlessDriver.isBehindSystemAlert($0) }
}
