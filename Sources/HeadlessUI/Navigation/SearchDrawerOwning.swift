/// A node that shows a search field.
@MainActor
protocol SearchDrawerOwning: FocusObserving {
  /// The search field with its accessories if they're part of the navigation bar. Otherwise, `nil`.
  var drawerInBar: Node? { get }
}
