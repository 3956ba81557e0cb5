import Foundation

/// A set of values that describe the available width or height.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The available space is small, as is the width of an upright iPhone.
  case compact
  /// The available space is large, as is the height of an upright iPhone.
  case regular
}

typealias ScreenSizeStorage = StateStorage<CGSize>

/// A size class that a surrounding view has set, which can be `nil`.
private struct OwnSizeClass {
  let value: UserInterfaceSizeClass?
}

extension EnvironmentValues {
  @Entry var screenSizeStorage: ScreenSizeStorage?
  @Entry private var ownHorizontalSizeClass: OwnSizeClass?
  @Entry private var ownVerticalSizeClass: OwnSizeClass?

  /// The horizontal size class.
  ///
  /// The default depends on the width of the screen in its orientation.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      if let own = ownHorizontalSizeClass { return own.value }
      return screenSizeStorage.map { .ofWidth(of: $0.tracked) }
    }
    set { ownHorizontalSizeClass = OwnSizeClass(value: newValue) }
  }

  /// The vertical size class.
  ///
  /// The default depends on the height of the screen in its orientation.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      if let own = ownVerticalSizeClass { return own.value }
      return screenSizeStorage.map { .ofHeight(of: $0.tracked) }
    }
    set { ownVerticalSizeClass = OwnSizeClass(value: newValue) }
  }
}

extension UserInterfaceSizeClass {
  // The largest iPhones have a regular width in landscape, and iPads in both orientations.
  /// Returns the horizontal size class of a screen.
  package static func ofWidth(of screen: CGSize) -> UserInterfaceSizeClass {
    screen.width >= 896 || min(screen.width, screen.height) >= 744 ? .regular : .compact
  }

  /// Returns the vertical size class of a screen.
  package static func ofHeight(of screen: CGSize) -> UserInterfaceSizeClass { screen.height < 500 ? .compact : .regular }
}
