import ScreenModel

/// One element as it was, with everything inside it.
///
/// What `snapshot()` returns keeps the screen as it was then. What a query hands to a predicate or a closure is meant for that call.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements directly inside.
  var children: [any XCUIElementSnapshot] { get }

  /// The attributes by their names, with those of the elements inside.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }

  /// The accessibility traits, of which Apple's protocol does not tell.
  var traits: ElementTraits { get }
}

/// Something whose elements can be kept as they are now.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// Returns the element as it is now, with everything inside it.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// Returns the element as it is now, with everything inside it, whatever becomes of the screen.
  ///
  /// - Throws: The failure, where the element does not exist or several match; the test does not fail by it.
  public func snapshot() throws -> any XCUIElementSnapshot {
    let attempt = InteractionFailure.Attempt.act("take a snapshot of \(chain.name)")
    guard let device = readDevice("take a snapshot of \(chain.name)") else { throw InteractionFailure(attempt: attempt, reason: .noDevice).about(chain) }
    guard let element = chain.element(on: device) else { throw InteractionFailure(attempt, chain.reasonForAbsence, chain: chain) }
    if let count = chain.surplusCount(on: device) { throw InteractionFailure(attempt, .notUnique(count: count), chain: chain) }
    return ElementState(tree: device.tree.copy(), element: element)
  }
}
