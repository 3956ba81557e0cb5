import Foundation

/// A side of the navigation bar.
enum ToolbarSide { case leading, trailing }

/// The placement of an item of a toolbar.
public struct ToolbarItemPlacement: Sendable {
  let side: ToolbarSide

  /// The default: at the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// For the main action: at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// For the action that confirms: at the trailing end.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// For the action that cancels: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: View, TransparentView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The item's views, with the item's placement.
  public var body: some View { PlacedToolbarItem(content: content, side: placement.side) }
}

/// A toolbar item with its side of the bar.
struct PlacedToolbarItem<Content: View>: View, PrimitiveView {
  let content: Content
  let side: ToolbarSide

  func makeNode(_ inputs: NodeInputs) -> Node { PlacedToolbarItemNode(self, inputs) }
}

private final class PlacedToolbarItemNode<Content: View>: SingleChildNode<PlacedToolbarItem<Content>>, ToolbarPlaced {
  let side: ToolbarSide

  init(_ view: PlacedToolbarItem<Content>, _ inputs: NodeInputs) {
    side = view.side
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func update(_ view: PlacedToolbarItem<Content>) { content.updateView(view.content) }
}

@MainActor
protocol ToolbarPlaced: Node {
  var side: ToolbarSide { get }
}

/// A node with items for the bar of its page.
@MainActor
protocol ToolbarProviding: Node {
  /// Adds the items to the sides of the bar.
  func appendItems(toLeading leading: inout [Node], trailing: inout [Node])
}

/// A view with items for the navigation bar of its page.
struct ToolbarView<Content: View, Items: View>: View, PrimitiveView {
  let content: Content
  let items: Items

  func makeNode(_ inputs: NodeInputs) -> Node { ToolbarNode(self, inputs) }
}

private final class ToolbarNode<Content: View, Items: View>: ViewNode<ToolbarView<Content, Items>>, ContentProviding, ToolbarProviding {
  private var child: Node!
  private var items: Node!
  private unowned(unsafe) var page: PageNode?

  init(_ view: ToolbarView<Content, Items>, _ inputs: NodeInputs) {
    super.init(inputs)
    page = enclosingPage
    child = Node.make(view.content, childInputs)
    items = Node.make(view.items, childInputs)
    page?.add(self)
  }

  override func update(_ view: ToolbarView<Content, Items>) {
    child.updateView(view.content)
    items.updateView(view.items)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let items { body(items) }
  }

  // The items are in the bar, not where the toolbar was declared.
  override func appendItems(to items: inout ItemList) { child.appendItems(to: &items) }

  override var contentProvider: (any ContentProviding)? { self }

  func appendRows(to segments: inout [RowSegment]) { child.collectRows(into: &segments) }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func appendItems(toLeading leading: inout [Node], trailing: inout [Node]) {
    for item in items.collectItems() {
      if (item as? any ToolbarPlaced)?.side == .leading { leading.append(item) } else { trailing.append(item) }
    }
  }

  override func willTearDown() { if let page, page.isAlive { page.forget(self) } }
}

extension View {
  /// Adds items to the navigation bar of the page.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View { ToolbarView(content: self, items: content()) }
}
