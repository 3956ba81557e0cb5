/// A node that provides the buttons that a swipe on its row reveals.
@MainActor
protocol SwipeActionsProviding: Node {
  var edge: HorizontalEdge { get }
  var allowsFullSwipe: Bool { get }
  /// The buttons, ordered from the edge of the row inward.
  var actionItems: ItemList { get }
}
