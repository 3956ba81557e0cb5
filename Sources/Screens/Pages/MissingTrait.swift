import HeadlessXCUI

/// What stands in place of a screen's trait where the screen declares none; such a screen does not compile.
public struct MissingTrait: Element {
  /// No id.
  nonisolated public var id: String? { nil }
  /// Any type.
  nonisolated public var type: XCUIElement.ElementType { .any }
}

extension Screen where Trait == MissingTrait {
  /// A screen without a trait cannot be told from others.
  @available(
    *, unavailable,
    message: "A screen needs a trait, the element that tells it from other screens: write let trait = Header(id: \"Login\"), or another type of element, but not any Element."
  )
  nonisolated public var trait: MissingTrait { MissingTrait() }
}
