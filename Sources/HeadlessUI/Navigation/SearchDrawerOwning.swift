/// The view that a search field belongs to.
@MainActor
protocol SearchDrawerOwning: FocusObserving {
  /// The field with what belongs to it, if it is a part of the navigation bar.
  var drawerInBar: Node? { get }
}
