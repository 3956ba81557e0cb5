import Foundation

/// A class of widths or heights.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, as in the width of a phone that is held upright.
  case compact
  /// Much room, as in the height of a phone that is held upright.
  case regular
}

typealias ScreenSizeStorage = StateStorage<CGSize>

/// A size class that a view around has set, be it none.
private struct OwnSizeClass {
  let value: UserInterfaceSizeClass?
}

extension EnvironmentValues {
  @Entry var screenSizeStorage: ScreenSizeStorage?
  @Entry private var ownHorizontalSizeClass: OwnSizeClass?
  @Entry private var ownVerticalSizeClass: OwnSizeClass?

  /// The class of the width: that of the screen as the device is held, unless a view around sets another one.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      if let own = ownHorizontalSizeClass { return own.value }
      return screenSizeStorage.map { .ofWidth(of: $0.tracked) }
    }
    set { ownHorizontalSizeClass = OwnSizeClass(value: newValue) }
  }

  /// The class of the height: that of the screen as the device is held, unless a view around sets another one.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      if let own = ownVerticalSizeClass { return own.value }
      return screenSizeStorage.map { .ofHeight(of: $0.tracked) }
    }
    set { ownVerticalSizeClass = OwnSizeClass(value: newValue) }
  }
}

extension UserInterfaceSizeClass {
  // The largest phones are wide enough on their side; a tablet always is.
  /// The class of the width of a screen.
  package static func ofWidth(of screen: CGSize) -> UserInterfaceSizeClass {
    screen.width >= 896 || min(screen.width, screen.height) >= 744 ? .regular : .compact
  }

  /// The class of the height of a screen.
  package static func ofHeight(of screen: CGSize) -> UserInterfaceSizeClass { screen.height < 500 ? .compact : .regular }
}
