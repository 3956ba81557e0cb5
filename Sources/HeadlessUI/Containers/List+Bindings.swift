extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a bound collection, identified by a property.
  ///
  /// Each row receives a binding to its element.
  public init<Base: RandomAccessCollection & MutableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BindingCollection<Base>, ID, Row> {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each identifiable element of a bound collection.
  ///
  /// Each row receives a binding to its element.
  public init<Base: RandomAccessCollection & MutableCollection, Row: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BindingCollection<Base>, Base.Element.ID, Row>, Base.Element: Identifiable {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }
}
