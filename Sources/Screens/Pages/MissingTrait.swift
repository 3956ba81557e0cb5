import HeadlessXCUI

/// A placeholder for the trait of a screen that doesn't declare one.
///
/// A screen without a trait doesn't compile.
public struct MissingTrait: Element {
  /// The id, which is always `nil`.
  nonisolated public var id: String? { nil }
  /// The type, which is always `any`.
  nonisolated public var type: XCUIElement.ElementType { .any }
}

extension Screen where Trait == MissingTrait {
  /// Unavailable, because a screen without a trait can't be identified.
  @available(
    *, unavailable,
    message: "A screen needs a trait, which is the element that identifies it: write `let trait = Header(id: \"Login\")`, or another concrete element type, but not `any Element`."
  )
  nonisolated public var trait: MissingTrait { MissingTrait() }
}
