import Foundation

/// A node that fills the screen: the root of an app or a presentation.
@MainActor
protocol ScreenNode: Node {
  /// Lays out the node on the screen.
  func layout(in screen: CGRect)
}

/// A presentation in front of an app's content, such as an alert or a sheet.
///
/// Such a node overrides ``Node/isPresented``.
@MainActor
protocol Presented: ScreenNode {
  /// Whether the presentation removes the views behind it from the element tree.
  var coversEverything: Bool { get }
  /// Whether the presenter can't present anything else at the same time.
  ///
  /// The value is `false` for menus, because they close by themselves.
  var isAlone: Bool { get }

  /// Updates the presentation after the screen's orientation has changed.
  func screenDidChange()
  /// Dismisses the presentation after a button's action, if this kind of presentation does so.
  func closeAfterAction()
}

extension Node {
  /// The presentation that contains this node, or `nil` if there isn't one.
  var enclosingPresentation: (any Presented)? {
    var node: Node? = self
    while let current = node {
      // Check the property first, because casting every node would be slower.
      if current.isPresented { return current as? any Presented }
      node = current.parent
    }
    return nil
  }
}
