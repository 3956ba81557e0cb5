import ScreenModel

/// A service that exists once per app, such as the focus controller.
///
/// The host creates the service on first use, without depending on its type.
@MainActor
protocol HostService: AnyObject {
  init(host: ViewHost)
}

/// A service with elements in front of the app's views, such as the edit menu.
@MainActor
protocol WindowOverlay: AnyObject {
  /// Updates the elements of the overlay.
  ///
  /// - Returns: The elements that are direct children of the window.
  func updateElements(in window: ElementID) -> [ElementID]
}
