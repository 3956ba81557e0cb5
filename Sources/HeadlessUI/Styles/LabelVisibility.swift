extension View {
  /// Hides the labels of the controls in this view from the eye; accessibility still has them, and so have tests.
  ///
  /// It changes no element.
  public func labelsHidden() -> some View { self }

  /// Shows or hides the labels of the controls in this view from the eye; accessibility still has them, and so have tests.
  ///
  /// It changes no element.
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }

  /// Shows or hides the indicator of the menus in this view.
  ///
  /// It changes no element.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
