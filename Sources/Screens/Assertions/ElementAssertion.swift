import HeadlessXCUI
import VirtualTime

/// An assertion about an element or its absence: a matcher, or a check of your own.
public struct ElementAssertion: Sendable {
  private enum Check: Sendable {
    case claim(ElementMatcher)
    case custom(@MainActor (FoundElement?) throws -> Bool)
  }

  /// The assertion as the end of a phrase that starts with “an element that”, such as “is enabled”.
  public let name: String
  /// Whether the check can be repeated while the test waits.
  let onlyReads: Bool
  private let check: Check

  /// Creates an assertion that an element matches.
  public init(_ claim: ElementMatcher) {
    name = claim.description
    onlyReads = true
    check = .claim(claim)
  }

  /// Creates an assertion with a check of your own.
  /// - Parameters:
  ///   - name: The assertion as the end of a phrase that starts with “an element that”, such as “has an opacity of 0.5”.
  ///   - onlyReads: Whether the closure leaves the app unchanged. If `true`, lazy mode calls the closure repeatedly until it returns `true` or no work is pending. If `false`,
  ///     the closure is called once, as soon as the element exists.
  ///   - check: A closure that returns whether the assertion is true. It receives `nil` if no element matches. An error that it throws becomes the reason of the failure.
  public init(_ name: String, onlyReads: Bool = true, check: @escaping @MainActor (FoundElement?) throws -> Bool) {
    self.name = name
    self.onlyReads = onlyReads
    self.check = .custom(check)
  }

  /// The expectation in words that follow the element's name, such as “to be enabled”.
  var wish: String {
    switch check {
    case .claim(let matcher): matcher.conjuncts.map { $0.description.asWish }.listed
    case .custom: name.asWish
    }
  }

  /// Returns whether the assertion is true now.
  @MainActor
  func holds(_ element: ElementSnapshot?) -> Bool {
    switch check {
    case .claim(let matcher): matcher.matches(element)
    case .custom(let check): (try? check(element.map { FoundElement($0) })) ?? false
    }
  }

  /// Returns the advice for a failed assertion, or `nil` if the reason already includes advice.
  @MainActor
  func advice(_ found: ElementMatch?) -> String? {
    guard case .claim(let matcher) = check, let snapshot = found?.snapshot else { return nil }
    return matcher.conjuncts.first { !$0.matches(snapshot) }?.details?(snapshot)?.advice
  }

  /// Returns why the assertion is false, or `nil` if it's true.
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
        let actual = found == nil ? "no element matches, and the assertion returned false for nil" : "the assertion returned false and gave no reason"
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
  /// A claim as an expectation, such as “to be enabled” for “is enabled”.
  fileprivate var asWish: String {
    let verbs = [
      ("is not ", "not to be "), ("does not have ", "not to have "), ("does not exist", "not to exist"), ("does not match ", "not to match "), ("is ", "to be "),
      ("has ", "to have "), ("exists", "to exist"), ("shows ", "to show "),
    ]
    for (verb, wish) in verbs where hasPrefix(verb) { return wish + dropFirst(verb.count) }
    return "to match “\(self)”"
  }
}
