extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue

  /// Returns a view of the pages.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> some View { map { $0._pages(settings) } }
}
