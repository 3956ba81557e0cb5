import HeadlessXCUI
import VirtualTime

/// A judgement of an element, or of its absence: a claim about it, or a check of your own.
public struct ElementAssertion: Sendable {
  private enum Check: Sendable {
    case claim(ElementMatcher)
    case custom(@MainActor (FoundElement?) throws -> Bool)
  }

  /// The claim in words, as they follow “an element that”: “is enabled”, “has an opacity of 0.5”.
  public let name: String
  /// Whether it can be asked again and again while it is waited for.
  let onlyReads: Bool
  private let check: Check

  /// Creates an assertion that a claim is true.
  public init(_ claim: ElementMatcher) {
    name = claim.description
    onlyReads = true
    check = .claim(claim)
  }

  /// Creates an assertion of your own.
  /// - Parameters:
  ///   - name: The claim in words, as they follow “an element that”: “has an opacity of 0.5”.
  ///   - onlyReads: Whether the closure changes nothing. Then it is asked again, in lazy mode, until it is true or nothing is pending. One that interacts with the app is
  ///     asked once, as soon as the element is there.
  ///   - check: Whether the claim is true of the element, or with `nil` of its absence. What it throws is the reason of the failure.
  public init(_ name: String, onlyReads: Bool = true, check: @escaping @MainActor (FoundElement?) throws -> Bool) {
    self.name = name
    self.onlyReads = onlyReads
    self.check = .custom(check)
  }

  /// What is expected, as it follows the element: “to be enabled”.
  var wish: String {
    switch check {
    case .claim(let matcher): matcher.conjuncts.map { $0.description.asWish }.listed
    case .custom: name.asWish
    }
  }

  /// Whether it is true now.
  @MainActor
  func holds(_ element: ElementSnapshot?) -> Bool {
    switch check {
    case .claim(let matcher): matcher.matches(element)
    case .custom(let check): (try? check(element.map { FoundElement($0) })) ?? false
    }
  }

  /// What to do where it is not true; `nil` where the reason tells.
  @MainActor
  func advice(_ found: ElementMatch?) -> String? {
    guard case .claim(let matcher) = check, let snapshot = found?.snapshot else { return nil }
    return matcher.conjuncts.first { !$0.matches(snapshot) }?.details?(snapshot)?.advice
  }

  /// Why it is not true; `nil` where it is.
  @MainActor
  func reason(_ found: ElementMatch?, absence: @autoclosure () -> String, _ wait: WaitRecord) -> InteractionFailure.Reason? {
    switch check {
    case .claim(let matcher):
      if matcher.matches(found?.snapshot) { return nil }
      guard let found else {
        return .stateNotReached([InteractionFailure.StateDifference(expected: matcher.description, actual: absence())], wait)
      }
      let parts = matcher.conjuncts.map { part in
        var difference = part.difference(of: found)
        if part.matches(found.snapshot) {
          let facts = part.details?(found.snapshot)?.facts
          (difference.actual, difference.detail, difference.isMet) = (part.description, facts, true)
        }
        return difference
      }
      return .stateNotReached(parts, wait)
    case .custom(let check):
      do {
        if try check((found?.snapshot).map { FoundElement($0) }) { return nil }
        let actual = found == nil ? "no element matches, and the assertion returned false for none" : "the assertion returned false and gave no reason"
        return .assertionFailed(InteractionFailure.FailedAssertion(kind: "custom", actual: actual))
      } catch let failure as InteractionFailure {
        return failure.reason
      } catch {
        return .assertionFailed(InteractionFailure.FailedAssertion(kind: "custom", actual: "the assertion threw “\(error)”"))
      }
    }
  }
}

extension String {
  /// A claim as a wish: “to be enabled” for “is enabled”.
  fileprivate var asWish: String {
    let verbs = [
      ("is not ", "not to be "), ("does not have ", "not to have "), ("does not exist", "not to exist"), ("does not match ", "not to match "), ("is ", "to be "),
      ("has ", "to have "), ("exists", "to exist"), ("shows ", "to show "),
    ]
    for (verb, wish) in verbs where hasPrefix(verb) { return wish + dropFirst(verb.count) }
    return "to match “\(self)”"
  }
}
