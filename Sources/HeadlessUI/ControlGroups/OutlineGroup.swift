import Foundation

/// A view that shows a tree of elements.
///
/// An element with children is shown as a ``DisclosureGroup``.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View, TransparentView {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Creates an outline of elements and their children, identified by a property.
  ///
  /// An element whose children are `nil` can't be expanded.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  static var isComparable: Bool { false }

  /// The elements and, if they're expanded, their children.
  public var body: some View {
    let (id, children, content) = (id, children, content)
    return RowsOrColumn {
      ForEach(data, id: id) { element in
        if let inner = element[keyPath: children] {
          DisclosureGroup {
            // Type erasure is necessary, because nested outlines would otherwise have an infinite type.
            AnyView(OutlineGroup(inner, id: id, children: children, content: content))
          } label: {
            content(element)
          }
        } else {
          content(element)
        }
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates an outline of identifiable elements and their children.
  ///
  /// An element whose children are `nil` can't be expanded.
  public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
    self.init(data, id: \.id, children: children, content: content)
  }
}
