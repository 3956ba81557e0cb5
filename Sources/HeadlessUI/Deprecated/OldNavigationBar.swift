extension View {
  /// Sets the title of the page.
  ///
  /// This is the older form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page.
  ///
  /// This is the older form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page.
  ///
  /// This is the older form of `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View { navigationTitle(title) }

  /// Sets the title and the title display mode of the page.
  ///
  /// This is the older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarTitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title and the title display mode of the page.
  ///
  /// This is the older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title and the title display mode of the page.
  ///
  /// This is the older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title, displayMode: NavigationBarTitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Adds views to both ends of the navigation bar.
  ///
  /// This is the older form of `toolbar(content:)`.
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading end of the navigation bar.
  ///
  /// This is the older form of `toolbar(content:)`.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View { toolbar { ToolbarItem(placement: .topBarLeading) { leading } } }

  /// Adds a view to the trailing end of the navigation bar.
  ///
  /// This is the older form of `toolbar(content:)`.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View { toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } } }
}

/// A namespace for the title display mode of a navigation bar.
public enum NavigationBarItem: Sendable {
  /// The display mode of a page's title.
  public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}
