import Foundation

/// A container that shows rows in a scrolling column.
///
/// In the element tree, a list is a `table` with a `cell` for each row.
///
/// The list only creates rows that are on the screen. The cell of a selected row has the selected trait.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: ListSelection<SelectionValue>
  let content: Content

  init(selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list with single selection.
  ///
  /// A tap on a row selects it.
  ///
  /// A row's selection value is its tag or, in a ``ForEach``, the identity of its element.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.init(selection: .init(selection), content: content()) }

  /// Creates a list with multiple selection.
  ///
  /// In edit mode, taps select several rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.init(selection: .init(selection), content: content()) }

  func makeNode(_ inputs: NodeInputs) -> Node { ListNode(self, inputs) }
}

extension List where SelectionValue == Never {
  /// Creates a list with the given rows.
  ///
  /// A ``ForEach`` or a ``Section`` can contain several rows.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }

  /// Creates a list with a row for each element of a collection, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each identifiable element of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number in a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of elements and their children, identified by a property.
  ///
  /// A row with children can be expanded.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(selection: .none, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of identifiable elements and their children.
  ///
  /// A row with children can be expanded.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: .none, content: OutlineGroup(data, children: children, content: rowContent))
  }
}
