extension View {
  /// Hides the labels of the controls in this view.
  ///
  /// Accessibility and tests still find the labels.
  ///
  /// On the simulated device, it has no effect.
  public func labelsHidden() -> some View { self }

  /// Shows or hides the labels of the controls in this view.
  ///
  /// Accessibility and tests still find the labels.
  ///
  /// On the simulated device, it has no effect.
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }

  /// Shows or hides the indicator of the menus in this view.
  ///
  /// On the simulated device, it has no effect.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
