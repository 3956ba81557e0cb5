import ScreenModel

/// What a part of the framework keeps once for each app, such as the field that has the focus.
///
/// The host makes it when it is first asked for, and knows no more of it.
@MainActor
protocol HostService: AnyObject {
  init(host: ViewHost)
}

/// A service with elements that lie over the app's views, such as a menu over a text.
@MainActor
protocol WindowOverlay: AnyObject {
  /// Brings the elements up to date.
  ///
  /// - Returns: The elements directly in the window.
  func updateElements(in window: ElementID) -> [ElementID]
}
