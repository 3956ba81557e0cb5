import Foundation
internal import HeadlessDevice
import ScreenModel

extension XCUIApplication {
  /// Audits the app's current screen for accessibility problems.
  ///
  /// The test fails for each problem that the handler doesn't ignore. The log names the requested kinds that can't be checked (see ``XCUIAccessibilityAuditType``).
  /// - Parameters:
  ///   - auditTypes: The kinds of problems to look for.
  ///   - issueHandler: A closure that receives each problem and returns `true` to ignore it. Without a handler, every problem fails the test.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let attempt = InteractionFailure.Attempt.act("audit \(chain.name)")
    if InteractionPreflight.skips(chain, "audit \(chain.name)") { return }
    InteractionPreflight.record("audit", "audit \(chain.name)", on: chain)
    guard let (device, application) = InteractionPreflight.existing(chain, attempt) else { return }
    device.render()
    let unjudged = auditTypes.unjudgedNames
    if !unjudged.isEmpty { InteractionFailure.currentHandler?.observer?.didWarn("the audit can’t check these kinds of problems on a simulated device: \(unjudged.listed)") }
    var problems: [InteractionFailure] = []
    for issue in AccessibilityAudit(of: device.tree).issues(in: application, auditTypes) {
      if try issueHandler?(issue) ?? false { continue }
      problems.append(InteractionFailure(attempt: .expect("\(issue.element?.chain.name ?? chain.name) to be accessible"), reason: .actionFailed(issue.detailedDescription)))
    }
    if problems.isEmpty { return }
    var failure = InteractionFailure(attempt: attempt, reason: .several(problems), advice: "fix them in the app, or return true for them in the audit’s handler.")
    failure.show(application, of: device.tree)
    failure.report()
  }
}

/// Checks the elements of a tree for accessibility problems.
@MainActor
private struct AccessibilityAudit {
  /// The minimum width and height of a touchable element, in points.
  private static let leastExtent: CGFloat = 20

  let tree: ElementTree

  init(of tree: ElementTree) { self.tree = tree }

  func issues(in application: ElementID, _ types: XCUIAccessibilityAuditType) -> [XCUIAccessibilityAuditIssue] {
    let shown = tree.all(ElementQuery(scope: application)).filter { !tree.isPartOfControl($0) && !tree.visibleRect(of: $0).isNull && !tree.visibleRect(of: $0).isEmpty }
    return shown.flatMap { element in
      [
        types.contains(.sufficientElementDescription) ? missingDescription(of: element) : nil,
        types.contains(.hitRegion) ? smallRegion(of: element) : nil,
        types.contains(.trait) ? conflictingTraits(of: element) : nil,
      ].compactMap(\.self)
    }
  }

  private func issue(_ type: XCUIAccessibilityAuditType, _ element: ElementID, _ compact: String, _ detailed: String) -> XCUIAccessibilityAuditIssue {
    XCUIAccessibilityAuditIssue(type, XCUIElement(chain: ElementLocator(source: .element(element))), compact, detailed)
  }

  private func missingDescription(of element: ElementID) -> XCUIAccessibilityAuditIssue? {
    let needsLabel = isUsable(element) || tree.type(of: element) == .image
    guard needsLabel, tree.label(of: element).allSatisfy(\.isWhitespace), tree.title(of: element).isEmpty, (tree.placeholder(of: element) ?? "").isEmpty else { return nil }
    // Don't report a row or button whose contents have labels, because VoiceOver reads those labels instead.
    if tree.all(ElementQuery(scope: element)).contains(where: { !tree.label(of: $0).isEmpty }) { return nil }
    return issue(
      .sufficientElementDescription, element, "Element has no description", "it has no label; add one with accessibilityLabel(_:)")
  }

  private func smallRegion(of element: ElementID) -> XCUIAccessibilityAuditIssue? {
    guard isUsable(element), tree.type(of: element) != .key else { return nil }
    let frame = tree.frame(of: element)
    guard frame.width < Self.leastExtent || frame.height < Self.leastExtent else { return nil }
    return issue(
      .hitRegion, element, "Hit area is too small",
      "its size is only \(Double(frame.width).plain) × \(Double(frame.height).plain) points, and the minimum is \(Double(Self.leastExtent).plain) × \(Double(Self.leastExtent).plain)"
    )
  }

  private func conflictingTraits(of element: ElementID) -> XCUIAccessibilityAuditIssue? {
    let traits = tree.traits(of: element)
    let conflict: String? =
      if traits.contains(.button), traits.contains(.link) { "a button and a link at once" } else if traits.contains(.header), isUsable(element) {
        "a header and a control at once"
      } else if tree.type(of: element) == .staticText, traits.contains(.button) { "text with the button trait" } else { nil }
    return conflict.map { issue(.trait, element, "Traits contradict one another", "it is \($0)") }
  }

  private func isUsable(_ element: ElementID) -> Bool {
    switch tree.type(of: element) {
    case .button, .switch, .toggle, .slider, .stepper, .textField, .secureTextField, .searchField, .textView, .link, .popUpButton, .menuButton, .icon: true
    default: false
    }
  }
}
