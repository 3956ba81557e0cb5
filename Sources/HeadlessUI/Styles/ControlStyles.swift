/// A size of controls, which does not change their size here.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The sizes, from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// The visibility of a view or a part of it.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The default of the system.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

extension View {
  /// Sets the size of the controls in this view.
  ///
  /// It changes no element.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Shows or hides the lines between rows, which have no elements.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets the background of a row, which a headless screen does not show.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// Sets the distances from the edges of a row's cell to what is in it, in points; `nil` for those of the list's style.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    environment(\.listRowInsets, ListRowInsets(top: insets?.top, leading: insets?.leading, bottom: insets?.bottom, trailing: insets?.trailing))
  }

  /// Shows or hides the background of scrolling content, which a headless screen does not show.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
