/// A view that owns a search field.
@MainActor
protocol SearchDrawerOwning: FocusObserving {
  /// The search field and its accessories, if they're part of the navigation bar.
  var drawerInBar: Node? { get }
}
