import Foundation

/// A class of available widths or heights.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The available space is small, such as the width of an iPhone in portrait.
  case compact
  /// The available space is large, such as the height of an iPhone in portrait.
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
  /// The default depends on the width of the screen in its current orientation.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      if let own = ownHorizontalSizeClass { return own.value }
      return screenSizeStorage.map { .ofWidth(of: $0.tracked) }
    }
    set { ownHorizontalSizeClass = OwnSizeClass(value: newValue) }
  }

  /// The vertical size class.
  ///
  /// The default depends on the height of the screen in its current orientation.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      if let own = ownVerticalSizeClass { return own.value }
      return screenSizeStorage.map { .ofHeight(of: $0.tracked) }
    }
    set { ownVerticalSizeClass = OwnSizeClass(value: newValue) }
  }
}

extension UserInterfaceSizeClass {
  // The width is regular on the largest iPhones in landscape, and on iPads in both orientations.
  /// Returns the horizontal size class of a screen.
  package static func ofWidth(of screen: CGSize) -> UserInterfaceSizeClass {
    screen.width >= 896 || min(screen.width, screen.height) >= 744 ? .regular : .compact
  }

  /// Returns the vertical size class of a screen.
  package static func ofHeight(of screen: CGSize) -> UserInterfaceSizeClass { screen.height < 500 ? .compact : .regular }
}
