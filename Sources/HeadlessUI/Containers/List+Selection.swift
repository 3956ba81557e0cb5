import Foundation

/// The binding of a list's selection.
struct ListSelection<Value: Hashable> {
  private enum Kind {
    case none
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)
  }

  private let kind: Kind

  static var none: ListSelection { ListSelection(kind: .none) }

  private init(kind: Kind) { self.kind = kind }

  init(_ binding: Binding<Value?>?) { kind = binding.map { .one($0) } ?? .none }

  init(_ binding: Binding<Set<Value>>?) { kind = binding.map { .several($0) } ?? .none }

  /// The selected values.
  var values: Set<Value> {
    switch kind {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .several(let binding): binding.wrappedValue
    }
  }

  /// Returns whether a tap on a row selects it.
  ///
  /// As on iOS, several rows can only be selected in edit mode.
  func takesTaps(whileEditing isEditing: Bool) -> Bool {
    switch kind {
    case .none: false
    case .one: true
    case .several: isEditing
    }
  }

  /// Selects a value.
  ///
  /// If several values can be selected and the value is already selected, this method deselects it.
  func choose(_ value: Value) {
    switch kind {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding): if binding.wrappedValue.contains(value) { binding.wrappedValue.remove(value) } else { binding.wrappedValue.insert(value) }
    }
  }

  /// Clears the selection of a list with single selection.
  func clearSingle() { if case .one(let binding) = kind, binding.wrappedValue != nil { binding.wrappedValue = nil } }

  var isSingle: Bool { if case .one = kind { true } else { false } }
}

extension List {
  /// Creates a list of identifiable elements with single selection.
  ///
  /// A tap on a row selects its element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: .init(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list of identifiable elements with multiple selection.
  ///
  /// In edit mode, taps select several rows.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: .init(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list of elements identified by a property, with single selection.
  ///
  /// A tap on a row selects its element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: .init(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of elements identified by a property, with multiple selection.
  ///
  /// In edit mode, taps select several rows.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: .init(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of elements and their children, with single selection.
  ///
  /// A tap on a row selects its element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: .init(selection), content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of elements and their children, with multiple selection.
  ///
  /// In edit mode, taps select several rows.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: .init(selection), content: OutlineGroup(data, children: children, content: rowContent))
  }
}
