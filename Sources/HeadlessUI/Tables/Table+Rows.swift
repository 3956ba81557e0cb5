import Foundation

// [Apple: Table](https://developer.apple.com/documentation/swiftui/table): each initializer exists with and without the type of the elements.
extension Table {
  /// Creates a table with columns and the rows that a builder returns.
  public init(of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with a selection of one row and the rows that a builder returns.
  public init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with a selection of several rows and the rows that a builder returns.
  ///
  /// Several rows can be selected only while the table is being edited.
  public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with a sort order and the rows that a builder returns.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with a selection of one row, a sort order, and the rows that a builder returns.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with a selection of several rows, a sort order, and the rows that a builder returns.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with columns and the rows that a builder returns.
  public init(@TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with a selection of one row and the rows that a builder returns.
  public init(selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with a selection of several rows and the rows that a builder returns.
  ///
  /// Several rows can be selected only while the table is being edited.
  public init(selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with a sort order and the rows that a builder returns.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with a selection of one row, a sort order, and the rows that a builder returns.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with a selection of several rows, a sort order, and the rows that a builder returns.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), several: selection, columns: columns())
  }
}
