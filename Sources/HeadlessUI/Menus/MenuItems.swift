/// The items of a menu.
///
/// A toggle is a button that is selected while the toggle is on. A picker shows its options among the other items.
struct MenuItems<Content: View>: View, TransparentView {
  let content: Content

  init(_ content: Content) { self.content = content }

  var body: some View { content.toggleStyle(MenuToggleStyle()).environment(\.pickerStyle, .inline) }
}

private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

extension Node {
  /// The menu rows that show this item.
  ///
  /// A divider or a spacer doesn't have rows, and a picker has one row for each option.
  var menuRows: [Node] {
    if viewType == Divider.self || viewType == Spacer.self { return [] }
    guard let contentProvider else { return [self] }
    var segments: [RowSegment] = []
    contentProvider.appendRows(to: &segments)
    let rows = segments.compactMap(\.fixedRow)
    return rows.isEmpty ? [self] : rows
  }
}
