import Foundation

/// A view for each element of a collection, with the identity of the element, as in SwiftUI.
///
/// In a ``List`` only the rows on the screen are created, however long the collection is. The content of an element may also be a tab of a ``TabView``, or a row of a ``Table``.
@MainActor @preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  private(set) var deleteAction: ((IndexSet) -> Void)?
  private(set) var moveAction: ((IndexSet, Int) -> Void)?
  private(set) var insertion: (any RowDropAction)?

  init(data: Data, id: @escaping (Data.Element) -> ID, making content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Returns contents of another type for the same elements.
  func map<Other>(_ transform: @escaping (Content) -> Other) -> ForEach<Data, ID, Other> {
    let content = content
    return ForEach<Data, ID, Other>(data: data, id: id, making: { transform(content($0)) })
  }

  /// Creates a view for each element, identified by a property of it: `ForEach(names, id: \.self) { Text($0) }`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ContentBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Whether the view may be several rows of a list: it may.
  public static func _mayBeSeveral(depth: Int) -> Bool { true }

  func makeNode(_ inputs: NodeInputs) -> Node { ForEachNode(self, inputs) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each identifiable element.
  public init(_ data: Data, @ContentBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ContentBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Lets the user delete rows of a list: a swipe on a row reveals a button "Delete", and one over most of the row deletes at once.
  ///
  /// - Parameter action: Removes the elements at the offsets from the collection.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, Content> {
    var copy = self
    copy.deleteAction = action
    return copy
  }

  /// Lets the user move rows of a list while it is edited: by a drag of the row's handle, a button "Reorder" with the text of the row.
  ///
  /// - Parameter action: Moves the elements at the offsets to before the element of another offset, as `move(fromOffsets:toOffset:)` does.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, Content> {
    var copy = self
    copy.moveAction = action
    return copy
  }

  /// Accepts drops between the rows of a list.
  func inserting(_ insertion: any RowDropAction) -> ForEach<Data, ID, Content> {
    var copy = self
    copy.insertion = insertion
    return copy
  }
}

/// The action of a collection for drops between its rows, as what takes drops knows it.
protocol RowDropAction {}
