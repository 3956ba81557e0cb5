import ScreenModel

/// A captured element with all of its descendants.
///
/// A snapshot from `snapshot()` keeps the screen as it was. A snapshot that a query passes to a predicate or closure is valid only during that call.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The direct children of the element.
  var children: [any XCUIElementSnapshot] { get }

  /// The attributes by name, including the attributes of all descendants.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }

  /// The accessibility traits, which aren't part of XCUITest's protocol.
  var traits: ElementTraits { get }
}

/// A type that can capture a snapshot of its elements.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// Returns a snapshot of the element and its descendants.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// Returns a snapshot of the element and its descendants that doesn't change with the screen.
  ///
  /// - Throws: A failure if the element doesn't exist or if several elements match. The test itself doesn't fail.
  public func snapshot() throws -> any XCUIElementSnapshot {
    let attempt = InteractionFailure.Attempt.act("take a snapshot of \(chain.name)")
    guard let device = readDevice("take a snapshot of \(chain.name)") else { throw InteractionFailure(attempt: attempt, reason: .noDevice).about(chain) }
    guard let element = chain.element(on: device) else { throw InteractionFailure(attempt, chain.reasonForAbsence, chain: chain) }
    if let count = chain.surplusCount(on: device) { throw InteractionFailure(attempt, .notUnique(count: count), chain: chain) }
    return ElementState(tree: device.tree.copyWithoutLooks(), element: element)
  }
}
