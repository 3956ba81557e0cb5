import Foundation

/// A structure that creates a view for each element of a collection.
///
/// The identity of an element identifies its view.
///
/// In a ``List``, only the rows on the screen are created, even if the collection is long. The content of an element can also be a tab of a ``TabView`` or a row of a ``Table``.
@MainActor @preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// `Never`, because this type doesn't have a body.
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

  /// Returns a structure for the same elements with transformed content.
  func map<Other>(_ transform: @escaping (Content) -> Other) -> ForEach<Data, ID, Other> {
    let content = content
    return ForEach<Data, ID, Other>(data: data, id: id, making: { transform(content($0)) })
  }

  /// Creates a view for each element, identified by a property of the element.
  ///
  /// For example: `ForEach(names, id: \.self) { Text($0) }`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ContentBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Returns `true`, because the view can be several rows of a list.
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
  /// Allows the user to delete rows of a list.
  ///
  /// A swipe on a row reveals a button "Delete". A swipe over most of the row deletes it immediately.
  /// - Parameter action: A closure that removes the elements at the given offsets from the collection.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, Content> {
    var copy = self
    copy.deleteAction = action
    return copy
  }

  /// Allows the user to move rows of a list while it's being edited.
  ///
  /// The user drags the handle of a row, which is a button "Reorder" with the text of the row.
  /// - Parameter action: A closure that moves the elements at the given offsets to the position before another offset, like `move(fromOffsets:toOffset:)`.
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

/// An action for drops between the rows of a collection.
protocol RowDropAction {}
