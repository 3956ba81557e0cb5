import Foundation

/// A container that shows data in rows and columns.
///
/// On a phone, a table shows only its first column, as the rows of a list.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View, TransparentView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let one: Binding<Value.ID?>?
  private let several: Binding<Set<Value.ID>>?

  init(rows: Rows, one: Binding<Value.ID?>? = nil, several: Binding<Set<Value.ID>>? = nil, columns: Columns) {
    self.rows = rows
    self.one = one
    self.several = several
    self.columns = columns
  }

  /// Creates a table with a row for each element of a collection.
  public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(rows: TableForEachContent(data: data), one: nil, several: nil, columns: columns())
  }

  /// Creates a table with a row for each element of a collection, and a selection of one row.
  public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns)
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(rows: TableForEachContent(data: data), one: selection, several: nil, columns: columns())
  }

  /// Creates a table with a row for each element of a collection, and a selection of several rows.
  ///
  /// Several rows can be selected only while the table is being edited.
  public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns)
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(rows: TableForEachContent(data: data), one: nil, several: selection, columns: columns())
  }

  /// Creates a table with a row for each element of a collection, and a sort order.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Order.Compared == Value {
    self.init(rows: TableForEachContent(data: data), one: nil, several: nil, columns: columns())
  }

  /// Creates a table with a row for each element, a selection of one row, and a sort order.
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Order.Compared == Value {
    self.init(rows: TableForEachContent(data: data), one: selection, several: nil, columns: columns())
  }

  /// Creates a table with a row for each element, a selection of several rows, and a sort order.
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Order.Compared == Value {
    self.init(rows: TableForEachContent(data: data), one: nil, several: selection, columns: columns())
  }

  static var isComparable: Bool { false }

  /// A list that shows the first column of the table.
  public var body: some View {
    let columns = columns
    let content = rows._rows { AnyView(columns._cell($0)) }
    if let several {
      List(selection: several) { content }
    } else {
      List(selection: one) { content }
    }
  }
}

/// The columns of a ``Table``.
///
/// On a phone, a table shows only its first column.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of the elements that the rows show.
  associatedtype TableRowValue: Identifiable
  /// The type of a cell's view, for internal use by the framework.
  associatedtype _Cell: View

  /// Returns the first cell of a row.
  ///
  /// This method is for internal use by the framework.
  func _cell(_ value: TableRowValue) -> _Cell
}

/// A column of a ``Table``, with a title and a view for each element.
///
/// On a phone, a table shows only its first column, without the title.
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  /// The type of the elements that the rows show.
  public typealias TableRowValue = RowValue

  private let content: (RowValue) -> Content

  /// Creates a column with a title.
  ///
  /// On a phone, the title isn't shown.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }

  /// Creates a column with a title that can be sorted by a value.
  ///
  /// On a phone, the title isn't shown, and the user can't sort the column.
  public init<Title: StringProtocol, Value: Comparable>(_ title: Title, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.content = content
  }

  /// Returns the cell of a row.
  ///
  /// This method is for internal use by the framework.
  public func _cell(_ value: RowValue) -> Content { content(value) }

  /// Sets the width of the column.
  ///
  /// On a phone, the column always has the width of the list.
  ///
  /// On the simulated device, it has no effect.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  /// Sets the width of the column within bounds.
  ///
  /// On a phone, the column always has the width of the list.
  ///
  /// On the simulated device, it has no effect.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

extension TableColumn where Content == Text {
  /// Creates a column with a title that shows strings.
  ///
  /// On a phone, the title isn't shown.
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) { content = { Text($0[keyPath: value]) } }
}

/// Several columns of a table, combined by the result builder.
///
/// On a phone, a table shows only its first column.
public struct TupleTableColumns<First: TableColumnContent>: TableColumnContent {
  /// The type of the elements that the rows show.
  public typealias TableRowValue = First.TableRowValue

  let first: First

  /// Returns the first cell of a row.
  ///
  /// This method is for internal use by the framework.
  public func _cell(_ value: TableRowValue) -> First._Cell { first._cell(value) }
}

/// A result builder that creates the columns of a table from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Returns the column of an expression.
  public static func buildExpression<Content: View>(_ content: TableColumn<RowValue, Content>) -> TableColumn<RowValue, Content> { content }

  /// Returns a single column.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column where Column.TableRowValue == RowValue { column }

  /// Combines several columns.
  public static func buildBlock<First: TableColumnContent, Second: TableColumnContent, each Column: TableColumnContent>(
    _ first: First, _ second: Second, _ columns: repeat each Column
  ) -> TupleTableColumns<First> where First.TableRowValue == RowValue { TupleTableColumns(first: first) }
}
