/// A screen of the app: a list of its elements, with one that tells it from all others.
///
/// ```swift
/// struct ProfileScreen: Screen {
///   let trait = Header(id: "My Profile")
///   let logOutButton = Button(id: "Log out")
/// }
/// let profileScreen = ProfileScreen()
/// ```
///
/// A screen looks nothing up before it is used, so it can be a global constant.
@preconcurrency @MainActor
public protocol Screen: Awaitable, Sendable {
  /// The type of the element that identifies the screen.
  ///
  /// The default stands for a screen that has none, which does not compile.
  associatedtype Trait: Element = MissingTrait
  /// The element that identifies the screen, wherever it is and nowhere else.
  nonisolated var trait: Trait { get }
}

extension Awaitable where Self: Screen {
  /// Waits until the trait exists, is hittable and is visible (30 virtual seconds at most); fails the test when it does not come.
  @_disfavoredOverload public func await() { trait.check([.exists, .hittable, .visible]) }
}
