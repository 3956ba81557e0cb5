import Foundation

/// Elements with children of the same type, each a ``DisclosureGroup`` as far as it has some.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View, TransparentView {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Creates a view for each element and for its children; an element whose children are `nil` cannot be expanded.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  static var isComparable: Bool { false }

  /// The elements and, where they are expanded, their children.
  public var body: some View {
    let (id, children, content) = (id, children, content)
    return RowsOrColumn {
      ForEach(data, id: id) { element in
        if let inner = element[keyPath: children] {
          DisclosureGroup {
            // The type of an outline in an outline would have no end.
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
  /// Creates a view for each identifiable element and for its children; an element whose children are `nil` cannot be expanded.
  public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
    self.init(data, id: \.id, children: children, content: content)
  }
}
