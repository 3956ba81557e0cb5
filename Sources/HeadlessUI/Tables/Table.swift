import Foundation

/// Rows with columns; a phone shows the first column only, as the rows of a list.
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

  /// Creates a table with a row for each element of a collection, one of which can be selected.
  public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns)
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(rows: TableForEachContent(data: data), one: selection, several: nil, columns: columns())
  }

  /// Creates a table with a row for each element of a collection, several of which can be selected while it is edited.
  public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns)
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(rows: TableForEachContent(data: data), one: nil, several: selection, columns: columns())
  }

  /// Creates a table with a row for each element of a collection, and an order that the headers of columns change, which a phone does not show.
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Order.Compared == Value {
    self.init(rows: TableForEachContent(data: data), one: nil, several: nil, columns: columns())
  }

  /// Creates a table with a selection and an order.
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Order.Compared == Value {
    self.init(rows: TableForEachContent(data: data), one: selection, several: nil, columns: columns())
  }

  /// Creates a table with a selection of several and an order.
  public init<Data: RandomAccessCollection, Order: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Order.Compared == Value {
    self.init(rows: TableForEachContent(data: data), one: nil, several: selection, columns: columns())
  }

  static var isComparable: Bool { false }

  /// The first column.
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

/// The columns of a ``Table``, of which a phone shows the first.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of the elements.
  associatedtype TableRowValue: Identifiable
  /// The type of the view of a cell, for the framework's own use.
  associatedtype _Cell: View

  /// The first cell of a row, for the framework's own use.
  func _cell(_ value: TableRowValue) -> _Cell
}

/// A column of a ``Table``: a title, and a view for each element.
///
/// A phone shows the first column alone, without its title.
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  /// The type of the elements.
  public typealias TableRowValue = RowValue

  private let content: (RowValue) -> Content

  /// Creates a column with a title, which a phone does not show.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }

  /// Creates a column with a title whose header sorts by a value, and which a phone does not show.
  public init<Title: StringProtocol, Value: Comparable>(_ title: Title, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.content = content
  }

  /// The cell of a row, for the framework's own use.
  public func _cell(_ value: RowValue) -> Content { content(value) }

  /// Sets the width of the column, which a phone does not follow.
  ///
  /// It changes no element.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  /// Sets the width of the column within bounds, which a phone does not follow.
  ///
  /// It changes no element.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

extension TableColumn where Content == Text {
  /// Creates a column of texts with a title, which a phone does not show.
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) { content = { Text($0[keyPath: value]) } }
}

/// Several columns, of which a phone shows the first.
public struct TupleTableColumns<First: TableColumnContent>: TableColumnContent {
  /// The type of the elements.
  public typealias TableRowValue = First.TableRowValue

  let first: First

  /// The first cell of a row, for the framework's own use.
  public func _cell(_ value: TableRowValue) -> First._Cell { first._cell(value) }
}

/// Builds the columns of a table from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Returns the column of an expression.
  public static func buildExpression<Content: View>(_ content: TableColumn<RowValue, Content>) -> TableColumn<RowValue, Content> { content }

  /// Returns the columns of a block with one.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column where Column.TableRowValue == RowValue { column }

  /// Returns the columns of a block with several.
  public static func buildBlock<First: TableColumnContent, Second: TableColumnContent, each Column: TableColumnContent>(
    _ first: First, _ second: Second, _ columns: repeat each Column
  ) -> TupleTableColumns<First> where First.TableRowValue == RowValue { TupleTableColumns(first: first) }
}
