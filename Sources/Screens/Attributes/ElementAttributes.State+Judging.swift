import HeadlessXCUI

extension ElementAttributes.State {
  /// Whether an element is in this state now.
  ///
  /// Never fails the test.
  @MainActor
  func holds(for element: some Element) -> Bool {
    let underlying = element.underlyingXCUIElement
    switch self {
    case .exists: return underlying.exists
    case .hittable: return underlying.isHittable
    case .visible: return Self.intersects(underlying, element.parent.underlyingXCUIElement)
    case .visibleIn(let other): return Self.intersects(underlying, other.underlyingXCUIElement)
    case .selected: return underlying.snapshotIfExists?.isSelected ?? false
    case .enabled: return underlying.snapshotIfExists?.isEnabled ?? false
    case .hasKeyboardFocus: return underlying.snapshotIfExists?.hasFocus ?? false
    }
  }

  @MainActor
  private static func intersects(_ element: XCUIElement, _ other: XCUIElement) -> Bool {
    guard let frame = element.snapshotIfExists?.frame, let area = other.snapshotIfExists?.frame else { return false }
    // Edges that only touch share no area.
    let common = frame.intersection(area)
    return !common.isNull && common.width > 0 && common.height > 0
  }

  /// The state, or its opposite, as it reads after the element's name.
  @MainActor
  func words(isNegated: Bool) -> String {
    switch self {
    case .exists: isNegated ? "does not exist" : "exists"
    case .hittable: isNegated ? "is not hittable" : "is hittable"
    case .visible: isNegated ? "is not visible" : "is visible"
    case .visibleIn(let other): (isNegated ? "is not visible in " : "is visible in ") + other.underlyingXCUIElement.subject
    case .selected: isNegated ? "is not selected" : "is selected"
    case .enabled: isNegated ? "is disabled" : "is enabled"
    case .hasKeyboardFocus: isNegated ? "does not have the keyboard focus" : "has the keyboard focus"
    }
  }

  /// The state, or its opposite, as it reads after “expected the element …”.
  @MainActor
  func wish(isNegated: Bool) -> String {
    let verb: String =
      switch self {
      case .exists: "exist"
      case .hasKeyboardFocus: "have the keyboard focus"
      case .hittable: "be hittable"
      case .visible: "be visible"
      case .visibleIn(let other): "be visible in \(other.underlyingXCUIElement.subject)"
      case .selected: "be selected"
      case .enabled: "be enabled"
      }
    return isNegated ? "not to \(verb)" : "to \(verb)"
  }

  /// What is so for an element in place of the state, with the reason where one is known.
  @MainActor
  func actuality(for element: some Element) -> String {
    let underlying = element.underlyingXCUIElement
    guard let snapshot = underlying.snapshotIfExists else { return underlying.absence }
    let holds = holds(for: element)
    let words = words(isNegated: !holds)
    if holds { return words }
    switch self {
    case .hittable: return underlying.obstacle.map { "\(words): \($0)" } ?? words
    case .visible: return "\(words): \(Self.place(of: snapshot, beside: element.parent.underlyingXCUIElement))"
    case .visibleIn(let other): return "\(words): \(Self.place(of: snapshot, beside: other.underlyingXCUIElement))"
    default: return words
    }
  }

  @MainActor
  private static func place(of element: XCUIElementSnapshot, beside other: XCUIElement) -> String {
    guard let area = other.snapshotIfExists?.frame else { return "\(other.subject) does not exist" }
    return "it lies at \(element.frame.text), outside of \(other.subject) at \(area.text)"
  }
}
