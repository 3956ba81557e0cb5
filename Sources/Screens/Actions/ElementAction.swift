import HeadlessXCUI

/// An action that a test performs on an element.
///
/// Perform it with `select(photo).perform(.pinch(.outward))`, or as a step: `When(I: perform(.pinch(.outward), on: photo))`.
///
/// - The element must meet the action's conditions just before the action. A failure names the condition that the element doesn't meet. To turn off this check, set
///   ``TestConfiguration/checksActionConditions`` to `false`.
/// - The closure of a custom action can throw, return `false`, or interact with other elements. The action fails if one of these interactions fails.
public struct ElementAction: Sendable {
  /// The target of a built-in action.
  struct Target {
    let element: XCUIElement
    let snapshot: ElementSnapshot
    /// The attempted interaction, which failure messages describe.
    let attempt: InteractionFailure.Attempt

    /// Fails the action.
    @MainActor
    func fail(_ reason: InteractionFailure.Reason, advice: String? = nil) { element.fail(attempt, reason, advice: advice) }

    /// Fails the action with a reason in words, such as “it has no date”.
    @MainActor
    func fail(_ reason: String, advice: String? = nil) { fail(.actionFailed(reason), advice: advice) }
  }

  /// The words that precede the element's name in messages, such as “tap” or “swipe up on”.
  public let name: String
  /// The words that follow the element's name in messages, such as “to 5”.
  let ending: String
  /// The conditions that the element must meet just before the action.
  public let conditions: [ElementMatcher]
  /// Whether the action can be performed while an animation moves the element.
  let needsNoRest: Bool
  /// Returns the other element of the action, such as the destination of a drag.
  var destination: (@MainActor () -> XCUIElement)?
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

  /// Creates a custom action.
  /// - Parameters:
  ///   - name: The words that precede the element's name in messages, such as “highlight”.
  ///   - conditions: The conditions that the element must meet just before the action.
  ///   - perform: A closure that acts on the element. The action fails if the closure throws or if an interaction in it fails.
  public init(_ name: String, conditions: ElementMatcher..., perform: @escaping @MainActor (FoundElement) throws -> Void) {
    self.init(own: name, conditions: conditions) {
      try perform(FoundElement($0.snapshot))
      return true
    }
  }

  /// Creates a custom action whose closure returns whether it succeeded.
  ///
  /// For example, `.checked("highlight") { element in marker.highlight(element.label) }`.
  /// - Parameters:
  ///   - name: The words that precede the element's name in messages, such as “highlight”.
  ///   - conditions: The conditions that the element must meet just before the action.
  ///   - perform: A closure that acts on the element. The action fails if the closure throws or returns `false`, or if an interaction in it fails.
  public static func checked(
    _ name: String, conditions: ElementMatcher..., perform: @escaping @MainActor (FoundElement) throws -> Bool
  ) -> ElementAction {
    ElementAction(own: name, conditions: conditions) { try perform(FoundElement($0.snapshot)) }
  }

  /// Returns a phrase for the action on an element, such as “set Slider “Volume” to 5”.
  func phrase(on element: InteractionFailure.ElementName) -> InteractionFailure.Phrase {
    ending.isEmpty ? "\(name) \(element)" : "\(name) \(element) \(ending)"
  }

  /// Performs the action and reports a failure.
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
  /// The conditions for touching an element with a finger.
  static let touchable: [ElementMatcher] = [isNotBehindSystemAlert, isEnabled, isInteractable]

  /// The conditions for touching an element with a finger, whether or not it's enabled.
  static let reachable: [ElementMatcher] = [isNotBehindSystemAlert, isInteractable]

  private static let isNotBehindSystemAlert = ElementMatcher("is not covered by a system alert") { !HeadlessDriver.isBehindSystemAlert($0) }
}
