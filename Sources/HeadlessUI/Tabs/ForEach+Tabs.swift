extension ForEach: TabContent where Content: TabContent {
  /// The type of the selection values that the tabs represent.
  public typealias TabValue = Content.TabValue

  /// The pages, for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> some View { map { $0._pages(settings) } }
}
