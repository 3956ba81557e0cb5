/// A screen of the app: a list of its elements, with a trait that identifies the screen.
///
/// ```swift
/// struct ProfileScreen: Screen {
///   let trait = Header(id: "My Profile")
///   let logOutButton = Button(id: "Log out")
/// }
/// let profileScreen = ProfileScreen()
/// ```
///
/// A screen doesn't look up its elements until they're used, so it can be a global constant.
@preconcurrency @MainActor
public protocol Screen: Awaitable, Sendable {
  /// The type of the element that identifies the screen.
  ///
  /// The default is a placeholder for a missing trait, which doesn't compile.
  associatedtype Trait: Element = MissingTrait
  /// The element that identifies the screen, and that no other screen has.
  nonisolated var trait: Trait { get }
}

extension Awaitable where Self: Screen {
  /// Waits until the trait exists, is hittable and is visible, at most 30 virtual seconds.
  ///
  /// The test fails if that doesn't happen.
  @_disfavoredOverload public func await() { trait.check([.exists, .hittable, .visible]) }
}
