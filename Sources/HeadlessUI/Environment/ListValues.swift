extension EnvironmentValues {
  @Entry var listRowInsets = ListRowInsets()

  @Entry var listSectionSpacing = ListSectionSpacing.default
}
