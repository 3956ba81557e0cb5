extension View {
  /// Sets the size of the controls in this view.
  ///
  /// On the simulated device, it has no effect.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Shows or hides the separators between rows.
  ///
  /// Only pictures show it. The separators have no elements.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowLook(visibility) { look, _ in
      if visibility == .hidden, edges.contains(.bottom) { look.traits.insert(.noSeparator) }
    }
  }

  /// Sets the background of a row.
  ///
  /// Only pictures show it.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    let source = (view as? any PaintedStyle)?.paintSource
    return rowLook(source) { look, environment in if let source { look.background = source.paint(LookStyle(), environment) } }
  }

  /// Sets the distances between the edges of a row's cell and its content, in points.
  ///
  /// If the insets are `nil`, the distances of the list's style apply.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    environment(\.listRowInsets, ListRowInsets(top: insets?.top, leading: insets?.leading, bottom: insets?.bottom, trailing: insets?.trailing))
  }

  /// Shows or hides the background of scrolling content.
  ///
  /// Only pictures show it.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { look(visibility) { style, _ in style.hidesScrollBackground = visibility == .hidden } }
}
