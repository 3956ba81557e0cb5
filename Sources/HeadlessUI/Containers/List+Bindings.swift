extension List where SelectionValue == Never {
  /// Creates a list from a bound collection.
  ///
  /// Each row gets a binding to its element.
  public init<Base: RandomAccessCollection & MutableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BindingCollection<Base>, ID, Row> {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list from a bound collection of identifiable elements.
  ///
  /// Each row gets a binding to its element.
  public init<Base: RandomAccessCollection & MutableCollection, Row: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BindingCollection<Base>, Base.Element.ID, Row>, Base.Element: Identifiable {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }
}
