import ScenarioKit

/// A screen of the app, which declares its elements and the trait that identifies it.
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
  /// The default is a placeholder, so a screen that doesn't declare a trait doesn't compile.
  associatedtype Trait: Element = MissingTrait
  /// The element that identifies the screen. No other screen has this element.
  nonisolated var trait: Trait { get }
}

extension Screen {
  /// The name of the screen in words: “profile screen” for the type `ProfileScreen`.
  var nameInWords: String {
    // The name of a type inside a function has a bracket and a number, and the name of a generic type has its arguments.
    let name = String(describing: Self.self).drop { $0 == "(" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return Words.of(String(name))
  }
}

extension Awaitable where Self: Screen {
  /// Waits up to 30 virtual seconds until the trait exists, is hittable and is visible.
  ///
  /// The test fails if that doesn't happen.
  @_disfavoredOverload public func await() { trait.check([.exists, .hittable, .visible]) }
}
