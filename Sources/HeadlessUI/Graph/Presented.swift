import Foundation

/// A node that is laid out on the whole screen: the root of an app or a presentation.
@MainActor
protocol ScreenNode: Node {
  /// Lays out the node on the screen.
  func layout(in screen: CGRect)
}

/// A presentation over an app's content, such as an alert or a sheet.
///
/// Such a node overrides ``Node/isPresented``.
@MainActor
protocol Presented: ScreenNode {
  /// Whether the presentation removes the views below it from the element tree.
  var coversEverything: Bool { get }
  /// Whether its presenter can't present anything else at the same time.
  ///
  /// Menus allow it, because they close by themselves.
  var isAlone: Bool { get }

  /// Updates the presentation after the screen's orientation has changed.
  func screenDidChange()
  /// Dismisses the presentation after the action of one of its buttons, if its kind closes then.
  func closeAfterAction()
}

extension Node {
  /// The presentation that contains this node, or `nil` if there isn't one.
  var enclosingPresentation: (any Presented)? {
    var node: Node? = self
    while let current = node {
      // Casting each node on the way would be slower.
      if current.isPresented { return current as? any Presented }
      node = current.parent
    }
    return nil
  }
}
