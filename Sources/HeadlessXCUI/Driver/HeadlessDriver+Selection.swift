internal import HeadlessDevice
import ScreenModel

// Elements that a test selects by what must be true of them, where it means just one.
extension HeadlessDriver {
  /// The only match of a condition at any depth inside a parent, or the one with an index; by the type alone where there is no condition.
  nonisolated package static func selection(_ type: XCUIElement.ElementType, matching condition: Condition?, index: Int?, in parent: XCUIElement) -> XCUIElement {
    let filter = QueryFilter(type: type, string: condition?.string)
    return element(condition.map { filter.refined(by: .condition($0)) } ?? filter, index.map { .index($0) } ?? .unique, in: parent)
  }

  /// The same description, of the only match.
  nonisolated package static func onlyMatch(of element: XCUIElement) -> XCUIElement {
    XCUIElement(chain: QueryChain(source: element.chain.source, filter: element.chain.filter, selection: .unique))
  }

  /// All elements that match a description now, whatever its index.
  package static func matches(of element: XCUIElement) -> [ElementSnapshot] {
    guard let device = Device.inUse else { return [] }
    return element.chain.matches(on: device).compactMap { device.tree.snapshot(of: $0) }
  }

  /// Whether an animation moves an element now.
  package static func isMoving(_ element: ElementSnapshot) -> Bool { Device.inUse?.animations.isMoving(element.id) ?? false }

  /// What a finger would touch at a point of the screen.
  package static func element(at point: CGPoint) -> ElementSnapshot? {
    guard let device = Device.inUse else { return nil }
    return device.hitTest(point).flatMap { device.tree.snapshot(of: $0) }
  }

  /// Taps a point of the screen, whatever is there; fails the test for a point that is not on screen, and where the app never comes to rest.
  package static func tapScreen(at point: CGPoint, numberOfTaps: Int, numberOfTouches: Int, as attempt: InteractionFailure.Attempt) {
    guard let device = Device.inUse, !InteractionFailure.isStopped else { return }
    guard device.screen.contains(point) else {
      let place = InteractionFailure.Place(frame: CGRect(origin: point, size: .zero), screen: device.screen, isCoordinate: true)
      InteractionFailure(attempt: attempt, reason: .offScreen(place)).report()
      return
    }
    if let hit = device.hitTest(point) { ElementInteraction.conceal(keyTapped: hit, on: device) }
    if case .neverSettles(let cause) = device.tap(at: point, numberOfTaps: numberOfTaps, numberOfTouches: numberOfTouches) {
      InteractionFailure(attempt: attempt, reason: .neverSettles(cause: cause)).report()
    }
  }

  /// What tells several elements apart, for each of them, beyond their names: the state, what they are in, and where they lie.
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

  /// An aspect in words, where it is not the same for all.
  private static func texts(_ elements: [ElementSnapshot], _ words: (ElementSnapshot) -> String) -> [InteractionFailure.Phrase?] {
    let all = elements.map(words)
    return Set(all).count == 1 ? all.map { _ in nil } : all.map { "\($0)" }
  }

  /// What each element is in: the nearest element around it with a name that is not around all of them.
  private static func containers(of elements: [ElementSnapshot], in tree: ElementTree) -> [InteractionFailure.Phrase?] {
    let ancestors = elements.map { $0.ancestors.map(\.id) }
    let common = ancestors.dropFirst().reduce(Set(ancestors.first ?? [])) { $0.intersection($1) }
    return ancestors.map { around in
      around.first { !common.contains($0) && tree.hasText($0) }.map { "in \(tree.name(of: $0))" }
    }
  }
}
