/// A group of views without a layout of its own: the container around it lays out each of them.
///
/// A group may also have toolbar items, tabs, table rows, scenes or commands, where these are expected.
@MainActor @preconcurrency
public struct Group<Content> {
  /// The type of the content.
  public typealias Body = Content

  /// The content of the group.
  public let body: Content

  /// Creates a group with the content of the closure.
  public init(@ContentBuilder content: () -> Content) { body = content() }
}

extension Group: View, TransparentView where Content: View {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// The view of the items, for the framework's own use.
  public var _items: Content._Items { body._items }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: TabContent where Content: TabContent {
  /// The type of the values that the tabs stand for.
  public typealias TabValue = Content.TabValue

  /// The view of the pages, for the framework's own use.
  public func _pages(_ settings: _TabSettings) -> Content._Pages { body._pages(settings) }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the elements of the rows.
  public typealias TableRowValue = Content.TableRowValue

  /// The rows, for the framework's own use.
  public func _rows(_ cell: @escaping (Content.TableRowValue) -> AnyView) -> Content._Rows { body._rows(cell) }
}

extension Group: Scene where Content: Scene {}

extension Group: Commands where Content: Commands {}
