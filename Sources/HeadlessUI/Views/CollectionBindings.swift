/// A collection of bindings to the elements of a bound collection, for `ForEach($items)`.
public struct BindingCollection<Base: RandomAccessCollection & MutableCollection>: RandomAccessCollection where Base.Index: Hashable {
  let base: Binding<Base>
  let values: Base

  init(_ base: Binding<Base>) {
    self.base = base
    values = base.wrappedValue
  }

  /// The position of the first element.
  public var startIndex: Base.Index { values.startIndex }
  /// The position after the last element.
  public var endIndex: Base.Index { values.endIndex }
  /// Returns the position after another position.
  public func index(after index: Base.Index) -> Base.Index { values.index(after: index) }
  /// Returns the position before another position.
  public func index(before index: Base.Index) -> Base.Index { values.index(before: index) }
  /// Returns the position at a distance from another position.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index { values.index(index, offsetBy: distance) }
  /// Returns the distance between two positions.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { values.distance(from: start, to: end) }

  /// Returns a binding to the element at a position.
  ///
  /// After the element has been removed, the binding keeps its last value. Setting the binding then has no effect.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let base = base
    let last = values[position]
    return Binding(
      reading: {
        let current = base.wrappedValue
        return current.indices.contains(position) ? current[position] : last
      },
      writing: { if base.wrappedValue.indices.contains(position) { base.wrappedValue[position] = $0 } })
  }
}

extension ForEach {
  /// Creates a view for each element of a bound collection, with a binding to the element.
  ///
  /// For example: `ForEach($items, id: \.name) { $item in … }`.
  public init<Base: RandomAccessCollection & MutableCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, @ContentBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BindingCollection<Base> {
    self.data = BindingCollection(data)
    self.id = { $0.wrappedValue[keyPath: id] }
    self.content = content
  }

  /// Creates a view for each identifiable element of a bound collection, with a binding to the element.
  ///
  /// For example: `ForEach($items) { $item in … }`.
  public init<Base: RandomAccessCollection & MutableCollection>(
    _ data: Binding<Base>, @ContentBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BindingCollection<Base>, Base.Element: Identifiable, ID == Base.Element.ID {
    self.data = BindingCollection(data)
    id = { $0.wrappedValue.id }
    self.content = content
  }
}
