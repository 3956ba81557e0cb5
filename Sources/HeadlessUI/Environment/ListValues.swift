private struct ListRowInsetsKey: EnvironmentKey {
  static let defaultValue = ListRowInsets()
}

private struct ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}

extension EnvironmentValues {
  var listRowInsets: ListRowInsets {
    get { self[ListRowInsetsKey.self] }
    set { self[ListRowInsetsKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}
