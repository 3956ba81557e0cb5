import HeadlessXCUI
import VirtualTime

extension ElementSelection {
  /// The result of looking for the selected element at one moment.
  enum Sight {
    case nothing
    case one(ElementMatch)
    case several([ElementSnapshot])
    case beyond(count: Int)
  }

  /// The `XCUIElement` for the selection.
  var element: XCUIElement {
    if case .element(let element) = subject, root == nil, scope == nil { return element.underlyingXCUIElement }
    return element(at: nil)
  }

  /// The name of the element in failures.
  var name: InteractionFailure.ElementName { HeadlessDriver.name(of: element) }

  private func element(at index: Int?) -> XCUIElement {
    var matcher: ElementMatcher =
      switch subject {
      case .matcher(let matcher): matcher
      case .element(let element): .element(element)
      }
    if let root { matcher = matcher && .ancestor(root) }
    let (type, condition) = matcher.typeAndCondition
    return HeadlessDriver.selection(type, matching: condition, index: index, in: (scope ?? App.shared).underlyingXCUIElement)
  }

  /// Returns the elements that the selection currently finds.
  ///
  /// This function never fails the test.
  func look() -> Sight {
    if case .element(let typed) = subject, root == nil, scope == nil {
      let element = typed.underlyingXCUIElement
      if index == nil, typed.isRefusedAsAmbiguous { return .several(HeadlessDriver.matches(of: element)) }
      return HeadlessDriver.elementSnapshot(of: element).map { .one(ElementMatch(element: element, snapshot: $0)) } ?? .nothing
    }
    let element = element(at: nil)
    let matches = HeadlessDriver.matches(of: element)
    if matches.count < 2 { return matches.first.map { .one(ElementMatch(element: element, snapshot: $0)) } ?? .nothing }
    guard let index else { return .several(matches) }
    guard matches.indices.contains(index) else { return .beyond(count: matches.count) }
    return .one(ElementMatch(element: self.element(at: index), snapshot: matches[index]))
  }

  /// The currently selected element, or `nil` if no element or several elements match.
  package var match: ElementSnapshot? {
    if case .one(let found) = look() { found.snapshot } else { nil }
  }

  /// Writes a warning about other matches of an `Element` to the log, if the configuration asks for it.
  func warnOfMatches() {
    if case .element(let typed) = subject, root == nil, scope == nil, index == nil { typed.warnOfMatches() }
  }

  /// Repeats the search action until the element exists, and returns the reason if the search fails.
  /// - Parameter beginning: The start of the interaction, whose timeout includes the wait before the search.
  func searchIfNeeded(since beginning: Duration?) -> InteractionFailure.Search? {
    guard let search, case .nothing = look() else { return nil }
    let words = search.action.phrase(on: search.place.selection.name)
    let timeout = Duration.seconds(min(max(0, search.timeout ?? TestConfiguration.current.interactionTimeout), 1e9))
    let start = (search.timeout == nil ? beginning : HeadlessDriver.now) ?? .zero
    var tries = 0
    while !InteractionFailure.isStopped {
      let failure = search.place.selection.failure(of: search.action)
      tries += 1
      if let failure {
        return InteractionFailure.Search(action: words, tries: tries, end: InteractionFailure.Wording.typedElements.clause(of: failure.reason))
      }
      guard HeadlessDriver.synchronize(for: .act(words), about: element) else { return nil }
      guard case .nothing = look() else { return nil }
      if tries >= search.maxTries { return InteractionFailure.Search(action: words, tries: tries, end: "the action was performed \(tries.counted("time")), which is the limit") }
      if (HeadlessDriver.now ?? .zero) - start >= timeout {
        let whole = search.timeout == nil ? "interaction" : "search"
        return InteractionFailure.Search(action: words, tries: tries, end: "the \(whole) timed out after \((timeout / .seconds(1)).seconds)")
      }
    }
    return nil
  }

  /// Fails the interaction because the selection doesn't find exactly one element.
  func fail(_ attempt: InteractionFailure.Attempt, _ sight: Sight, _ wait: WaitRecord?, after search: InteractionFailure.Search? = nil) {
    let element = element
    switch sight {
    case .one: return
    case .several(let matches):
      if case .element(let typed) = subject, root == nil, scope == nil { return typed.failForMatches(attempt) }
      element.fail(attempt, .ambiguous(count: matches.count, marks: HeadlessDriver.marks(of: matches)))
    case .beyond(let count):
      self.element(at: index).fail(attempt, .indexBeyondMatches(index: index ?? 0, count: count))
    case .nothing:
      switch HeadlessDriver.reasonForAbsence(of: element) {
      case .notFound, .noMatch: element.fail(attempt, search.map { .searchFailed($0) } ?? wait.map { .absent($0) } ?? .notFound, advice: adviceForView)
      case let reason: element.fail(attempt, reason)
      }
    }
  }

  /// Whether the matcher describes a view on the screen that has no element, because its body has several.
  var isViewWithoutElement: Bool {
    guard case .matcher(let matcher) = subject, let isInView = matcher.isInView else { return false }
    guard let scope = HeadlessDriver.elementSnapshot(of: (scope ?? App.shared).underlyingXCUIElement) else { return false }
    let isInRoot = root.map { ElementMatcher.ancestor($0).test }
    return scope.descendants.contains { isInView($0) && isInRoot?($0) != false }
  }

  /// The advice for a view without an element, or `nil` if the matcher doesn't describe one.
  var adviceForView: String? {
    guard isViewWithoutElement else { return nil }
    return "use the view as the root of an element inside it, select(.label(…)).inRoot(…), or give it an element in the app with accessibilityElement(children: .contain)."
  }
}

extension ElementMatcher {
  /// The matcher for the driver: the type, and a condition for the remaining parts.
  var typeAndCondition: (XCUIElement.ElementType, HeadlessDriver.Condition?) {
    guard let position = conjuncts.firstIndex(where: \.isOfTypeOnly) else { return (.any, condition) }
    let others = conjuncts.enumerated().filter { $0.offset != position }.map(\.element)
    let type = conjuncts[position].index.type
    return (type, others.isEmpty ? nil : ElementMatcher.allOf(others).condition.withoutType)
  }

  /// Whether the matcher only tests the type.
  private var isOfTypeOnly: Bool {
    guard index.type != .any else { return false }
    return description == InteractionFailure.Wording.typedElements.text("is \(.article(InteractionFailure.ElementName(type: index.type)))")
  }
}

extension HeadlessDriver.Condition {
  /// The same condition without the type, which is looked up separately.
  fileprivate var withoutType: HeadlessDriver.Condition {
    var condition = self
    condition.type = .any
    return condition
  }
}
