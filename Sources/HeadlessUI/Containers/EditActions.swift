import Foundation

/// The edits that a list of a mutable collection offers.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  /// Elements can be deleted and moved.
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Creates views from a bound collection whose elements can be deleted or moved in a list.
  public init<Base: RandomAccessCollection & MutableCollection & RangeReplaceableCollection>(
    _ data: Binding<Base>, editActions: EditActions<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BindingCollection<Base>, Base.Element: Identifiable, ID == Base.Element.ID, Base.Index == Int {
    self = ForEach(data, content: content)
      .onDelete(perform: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(perform: editActions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list from a bound collection whose elements can be deleted or moved.
  public init<Base: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BindingCollection<Base>, Base.Element.ID, Row>, Base.Element: Identifiable, Base.Index == Int {
    self.init(selection: .none, content: ForEach(data, editActions: editActions, content: rowContent))
  }
}
