import Foundation

// [Apple: Table](https://developer.apple.com/documentation/swiftui/table): each initializer exists with and without the type of the elements.
extension Table {
  /// Creates a table with the rows that a closure creates.
  public init(of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with the rows that a closure creates and a selection of one row.
  public init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with the rows that a closure creates and a selection of several rows.
  ///
  /// Several rows can be selected only while the table is being edited.
  public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with the rows that a closure creates, and with a sort order.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with the rows that a closure creates, a selection of one row, and a sort order.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with the rows that a closure creates, a selection of several rows, and a sort order.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with the rows that a closure creates.
  public init(@TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with the rows that a closure creates and a selection of one row.
  public init(selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with the rows that a closure creates and a selection of several rows.
  ///
  /// Several rows can be selected only while the table is being edited.
  public init(selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with the rows that a closure creates, and with a sort order.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with the rows that a closure creates, a selection of one row, and a sort order.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with the rows that a closure creates, a selection of several rows, and a sort order.
  ///
  /// On a phone, the table doesn't have column headers, so the user can't change the sort order.
  public init<Order: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), several: selection, columns: columns())
  }
}
