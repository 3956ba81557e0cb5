import Foundation

/// What the user may do with the elements of a bound collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Delete elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  /// Move elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  /// Delete and move elements.
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection whose elements the user may delete or move in a list.
  public init<Base: RandomAccessCollection & MutableCollection & RangeReplaceableCollection>(
    _ data: Binding<Base>, editActions: EditActions<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BindingCollection<Base>, Base.Element: Identifiable, ID == Base.Element.ID, Base.Index == Int {
    self = ForEach(data, content: content)
      .onDelete(perform: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(perform: editActions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a bound collection whose elements the user may delete or move.
  public init<Base: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BindingCollection<Base>, Base.Element.ID, Row>, Base.Element: Identifiable, Base.Index == Int {
    self.init(selection: .none, content: ForEach(data, editActions: editActions, content: rowContent))
  }
}
