extension View {
  /// Sets the size of the controls in this view.
  ///
  /// On the simulated device, it has no effect.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Shows or hides the separators between rows.
  ///
  /// Separators have no elements.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets the background of a row.
  ///
  /// A headless screen doesn't draw it.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// Sets the distances between the edges of a row's cell and its content, in points.
  ///
  /// `nil` uses the distances of the list's style.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    environment(\.listRowInsets, ListRowInsets(top: insets?.top, leading: insets?.leading, bottom: insets?.bottom, trailing: insets?.trailing))
  }

  /// Shows or hides the background of scrolling content.
  ///
  /// A headless screen doesn't draw it.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
