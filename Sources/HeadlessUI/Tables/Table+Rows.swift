import Foundation

// [Apple: Table](https://developer.apple.com/documentation/swiftui/table): each form is there with the type of the elements and without it.
extension Table {
  /// Creates a table with rows of a closure.
  public init(of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with rows of a closure, one of which can be selected.
  public init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with rows of a closure, several of which can be selected while the table is edited.
  public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with rows of a closure and an order that the headers of columns change, which a phone does not show.
  public init<Order: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with rows of a closure, a selection of one row, and an order that a phone does not show.
  public init<Order: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with rows of a closure, a selection of several rows, and an order that a phone does not show.
  public init<Order: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with rows of a closure.
  public init(@TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with rows of a closure, one of which can be selected.
  public init(selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with rows of a closure, several of which can be selected while the table is edited.
  public init(selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) {
    self.init(rows: rows(), several: selection, columns: columns())
  }

  /// Creates a table with rows of a closure and an order that the headers of columns change, which a phone does not show.
  public init<Order: SortComparator>(
    sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with rows of a closure, a selection of one row, and an order that a phone does not show.
  public init<Order: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), one: selection, columns: columns())
  }

  /// Creates a table with rows of a closure, a selection of several rows, and an order that a phone does not show.
  public init<Order: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Order.Compared == Value {
    self.init(rows: rows(), several: selection, columns: columns())
  }
}
