internal import HeadlessDevice
import ScreenModel

// Elements that are selected by a condition and must be unique.
extension HeadlessDriver {
  /// Returns the only match of a condition among a parent's descendants, or the match at an index.
  ///
  /// Without a condition, only the type must match.
  nonisolated package static func selection(_ type: XCUIElement.ElementType, matching condition: Condition?, index: Int?, in parent: XCUIElement) -> XCUIElement {
    let filter = QueryFilter(type: type, string: condition?.string)
    return element(condition.map { filter.refined(by: .condition($0)) } ?? filter, index.map { .index($0) } ?? .unique, in: parent)
  }

  /// Returns an element with the same query that must match exactly one element.
  nonisolated package static func onlyMatch(of element: XCUIElement) -> XCUIElement {
    XCUIElement(chain: ElementLocator(source: element.chain.source, filter: element.chain.filter, selection: .unique))
  }

  /// Returns all elements that currently match the element's query, regardless of its index.
  package static func matches(of element: XCUIElement) -> [ElementSnapshot] {
    guard let device = Device.inUse else { return [] }
    return element.chain.matches(on: device).compactMap { device.tree.snapshot(of: $0) }
  }

  /// Returns the element that an element's query finds now.
  package static func foundElement(_ element: XCUIElement) -> ElementID? { Device.inUse.flatMap { element.chain.element(on: $0) } }

  /// Returns whether an animation is currently moving an element.
  package static func isMoving(_ element: ElementSnapshot) -> Bool { Device.inUse?.animations.isMoving(element.id) ?? false }

  /// Returns the element that a touch at a point of the screen would hit.
  package static func element(at point: CGPoint) -> ElementSnapshot? {
    guard let device = Device.inUse else { return nil }
    return device.hitTest(point).flatMap { device.tree.snapshot(of: $0) }
  }

  /// Taps a point of the screen, regardless of the element there.
  ///
  /// Fails the test if the point is off screen or the app never settles.
  package static func tapScreen(at point: CGPoint, numberOfTaps: Int, numberOfTouches: Int, as attempt: InteractionFailure.Attempt) {
    guard let device = Device.inUse, !InteractionFailure.isStopped else { return }
    guard device.screen.contains(point) else {
      let place = InteractionFailure.Place(frame: CGRect(origin: point, size: .zero), screen: device.screen, isCoordinate: true)
      InteractionFailure(attempt: attempt, reason: .offScreen(place)).report()
      return
    }
    if let hit = device.hitTest(point) { InteractionPreflight.conceal(keyTapped: hit, on: device) }
    if case .neverSettles(let cause) = device.tap(at: point, numberOfTaps: numberOfTaps, numberOfTouches: numberOfTouches) {
      InteractionFailure(attempt: attempt, reason: .neverSettles(cause: cause)).report()
    }
  }

  /// Returns the details that distinguish elements with the same name: state, container and position.
  package static func marks(of elements: [ElementSnapshot]) -> [InteractionFailure.Phrase] {
    let shown = Array(elements.prefix(8))
    guard let tree = shown.first?.tree else { return [] }
    let containers = containers(of: shown, in: tree)
    let aspects: [[InteractionFailure.Phrase?]] = [
      texts(shown) { $0.identifier.isEmpty ? "no id" : "the id \($0.identifier.quoted)" },
      texts(shown) { $0.label.isEmpty ? "no label" : "the label \($0.label.quoted)" },
      texts(shown) { ($0.value ?? "").isEmpty ? "no value" : "the value \(($0.value ?? "").quoted)" },
      texts(shown) { $0.isEnabledWithAncestors ? "enabled" : "disabled" },
      texts(shown) { $0.isSelected ? "selected" : "not selected" },
      containers,
      texts(shown) { "at \($0.frame.text)" },
    ]
    return shown.indices.map { index in
      let parts = aspects.compactMap { $0[index] }
      return parts.isEmpty ? "nothing" : parts.dropFirst().reduce(parts[0]) { "\($0), \($1)" }
    }
  }

  /// Returns words for an aspect of each element, or `nil` for all elements if the words are the same.
  private static func texts(_ elements: [ElementSnapshot], _ words: (ElementSnapshot) -> String) -> [InteractionFailure.Phrase?] {
    let all = elements.map(words)
    return Set(all).count == 1 ? all.map { _ in nil } : all.map { "\($0)" }
  }

  /// Returns each element's nearest named ancestor that isn't an ancestor of all elements.
  private static func containers(of elements: [ElementSnapshot], in tree: ElementTree) -> [InteractionFailure.Phrase?] {
    let ancestors = elements.map { $0.ancestors.map(\.id) }
    let common = ancestors.dropFirst().reduce(Set(ancestors.first ?? [])) { $0.intersection($1) }
    return ancestors.map { around in
      around.first { !common.contains($0) && tree.hasText($0) }.map { "in \(tree.name(of: $0))" }
    }
  }
}
