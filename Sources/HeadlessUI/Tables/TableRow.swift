import Foundation
public import FoundationExtras

/// The rows of a ``Table``.
///
/// Each row represents an identifiable element.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the elements that the rows show.
  associatedtype TableRowValue: Identifiable
  /// The type of the rows' view, for internal use by the framework.
  associatedtype _Rows: View

  /// Returns a view of the rows and their cells.
  ///
  /// This method is for internal use by the framework.
  func _rows(_ cell: @escaping (TableRowValue) -> AnyView) -> _Rows
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type of the elements that the rows show.
  public typealias TableRowValue = Data.Element

  let data: Data

  /// Returns a view of the rows.
  ///
  /// This method is for internal use by the framework.
  public func _rows(_ cell: @escaping (Data.Element) -> AnyView) -> some View { ForEach(data) { cell($0) } }
}

/// A row of a ``Table`` that shows an element.
///
/// [Apple: TableRow](https://developer.apple.com/documentation/swiftui/tablerow)
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the element that the row shows.
  public typealias TableRowValue = Value

  private let value: Value

  /// Creates a row that shows an element.
  public init(_ value: Value) { self.value = value }

  /// Returns a view of the row.
  ///
  /// This method is for internal use by the framework.
  public func _rows(_ cell: @escaping (Value) -> AnyView) -> some View { ForEach([value]) { cell($0) } }
}

/// Rows of a ``Table`` whose cells have a modifier.
struct ChangedTableRows<Rows: TableRowContent>: TableRowContent {
  typealias TableRowValue = Rows.TableRowValue

  let rows: Rows
  let change: (AnyView) -> AnyView

  func _rows(_ cell: @escaping (TableRowValue) -> AnyView) -> some View { rows._rows { change(cell($0)) } }
}

extension TableRowContent {
  /// Adds a context menu that opens when a row is pressed for at least half a second.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(rows: self) { AnyView($0.contextMenu(menuItems: menuItems)) }
  }

  /// Makes the rows draggable.
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(rows: self) { AnyView($0.draggable(payload())) }
  }

  /// Makes the rows draggable.
  ///
  /// The closure returns an item provider with the data to drag, or `nil` if the row can't be dragged.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(rows: self) { AnyView($0.itemProvider(action)) }
  }
}

/// Several rows of a ``Table``, combined by the result builder.
public struct TableRows<Value: Identifiable, Rows: View>: TableRowContent {
  /// The type of the elements that the rows show.
  public typealias TableRowValue = Value

  let make: (@escaping (Value) -> AnyView) -> Rows

  /// Returns a view of the rows.
  ///
  /// This method is for internal use by the framework.
  public func _rows(_ cell: @escaping (Value) -> AnyView) -> Rows { make(cell) }
}

/// The rows of an `if` without `else`.
public struct OptionalTableRows<Rows: TableRowContent>: TableRowContent {
  /// The type of the elements that the rows show.
  public typealias TableRowValue = Rows.TableRowValue

  let rows: Rows?

  /// Returns a view of the rows, or `nil` if there are no rows.
  ///
  /// This method is for internal use by the framework.
  public func _rows(_ cell: @escaping (TableRowValue) -> AnyView) -> Rows._Rows? { rows?._rows(cell) }
}

/// The rows of one of two branches of an `if`/`else` or `switch`.
public struct ConditionalTableRows<First: TableRowContent, Second: TableRowContent>: TableRowContent where First.TableRowValue == Second.TableRowValue {
  /// The type of the elements that the rows show.
  public typealias TableRowValue = First.TableRowValue

  let make: (@escaping (TableRowValue) -> AnyView) -> ConditionalContent<First._Rows, Second._Rows>

  /// Returns a view of the rows.
  ///
  /// This method is for internal use by the framework.
  public func _rows(_ cell: @escaping (TableRowValue) -> AnyView) -> ConditionalContent<First._Rows, Second._Rows> { make(cell) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the elements that the rows show.
  public typealias TableRowValue = Content.TableRowValue

  /// Returns a view of the rows.
  ///
  /// This method is for internal use by the framework.
  public func _rows(_ cell: @escaping (Content.TableRowValue) -> AnyView) -> some View { map { $0._rows(cell) } }
}
