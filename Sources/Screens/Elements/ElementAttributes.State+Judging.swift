import HeadlessXCUI

extension ElementAttributes.State {
  /// Returns whether an element is currently in this state.
  ///
  /// This function never fails the test.
  @MainActor
  func holds(for element: some Element) -> Bool {
    let underlying = element.underlyingXCUIElement
    switch self {
    case .exists: return underlying.exists
    case .hittable: return underlying.isHittable
    case .visible: return Self.intersects(underlying, element.parent.underlyingXCUIElement) && HeadlessDriver.backgroundObstacle(to: underlying) == nil
    case .visibleIn(let other): return HeadlessDriver.backgroundObstacle(to: underlying) == nil && Self.intersects(underlying, other.underlyingXCUIElement)
    case .selected: return underlying.snapshotIfExists?.isSelected ?? false
    case .enabled: return underlying.snapshotIfExists?.isEnabled ?? false
    case .hasKeyboardFocus: return underlying.snapshotIfExists?.hasFocus ?? false
    }
  }

  @MainActor
  private static func intersects(_ element: XCUIElement, _ other: XCUIElement) -> Bool {
    guard let frame = element.snapshotIfExists?.frame, let area = other.snapshotIfExists?.frame else { return false }
    // Require an area, because frames that only touch at their edges intersect, too.
    let common = frame.intersection(area)
    return !common.isNull && common.width > 0 && common.height > 0
  }

  /// Returns a phrase for the state or its opposite that follows the element's name, such as “is enabled”.
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

  /// Returns a phrase for the state or its opposite that follows “Expected” and the element's name, such as “to be enabled”.
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

  /// Returns the difference between the state and the element's actual state, with the reason if it's known.
  @MainActor
  func difference(of element: some Element, isNegated: Bool) -> InteractionFailure.StateDifference {
    let underlying = element.underlyingXCUIElement
    var difference = InteractionFailure.StateDifference(expected: words(isNegated: isNegated), actual: underlying.absence, isMet: isNegated)
    guard let snapshot = underlying.snapshotIfExists else { return difference }
    let holds = holds(for: element)
    difference.isMet = holds != isNegated
    difference.actual = words(isNegated: !holds)
    if holds { return difference }
    switch self {
    case .hittable:
      difference.obstacle = HeadlessDriver.obstacle(to: underlying)
      difference.detail = difference.obstacle.map(Self.words)
    case .visible: Self.explain(&difference, snapshot, of: underlying, beside: element.parent.underlyingXCUIElement)
    case .visibleIn(let other): Self.explain(&difference, snapshot, of: underlying, beside: other.underlyingXCUIElement)
    default: break
    }
    return difference
  }

  @MainActor
  private static func explain(
    _ difference: inout InteractionFailure.StateDifference, _ snapshot: any XCUIElementSnapshot, of element: XCUIElement, beside other: XCUIElement
  ) {
    if let hidden = HeadlessDriver.backgroundObstacle(to: element) {
      difference.obstacle = hidden
      difference.detail = words(hidden)
    } else if let area = other.snapshotIfExists?.frame {
      difference.obstacle = .offScreen(InteractionFailure.Place(frame: snapshot.frame, screen: HeadlessDriver.screenFrame))
      difference.detail = "it lies at \(snapshot.frame.text), outside \(other.subject) at \(area.text)"
    } else {
      difference.detail = "\(other.subject) does not exist"
    }
  }

  private static func words(_ obstacle: InteractionFailure.Reason) -> String {
    if case .offScreen(let place) = obstacle { return "it lies at \(place.frame.text), and no part of it is on screen" }
    return InteractionFailure.Wording.typedElements.clause(of: obstacle)
  }
}
