import Foundation

/// A container of rows that scrolls; in the element tree a `table` with a `cell` for each row.
///
/// Only the rows on the screen exist, however many there are. A row with the selection is selected.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: ListSelection<SelectionValue>
  let content: Content

  init(selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list in which a tap on a row selects it; a row stands for its tag or, in a ``ForEach``, for the identity of its element.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.init(selection: .init(selection), content: content()) }

  /// Creates a list in which taps on rows select several while it is edited.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.init(selection: .init(selection), content: content()) }

  func makeNode(_ inputs: NodeInputs) -> Node { ListNode(self, inputs) }
}

extension List where SelectionValue == Never {
  /// Creates a list with the views of the closure; a ``ForEach`` or a ``Section`` in it has many rows.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }

  /// Creates a list with a row for each element of a collection, identified by a property of it.
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

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of elements with children of the same type, identified by a property; a row with children can be expanded.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(selection: .none, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of identifiable elements with children of the same type; a row with children can be expanded.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: .none, content: OutlineGroup(data, children: children, content: rowContent))
  }
}
