import Foundation

/// A node that is laid out on the whole screen: the root of an app, or what is presented over it.
@MainActor
protocol ScreenNode: Node {
  /// Places the node on the screen.
  func layout(in screen: CGRect)
}

/// A presentation over an app's content: an alert, a sheet, a cover.
///
/// It overrides ``Node/isPresented``.
@MainActor
protocol Presented: ScreenNode {
  /// Whether everything underneath leaves the element tree.
  var coversEverything: Bool { get }
  /// Whether the page that presents it presents nothing else meanwhile; a menu closes by itself.
  var isAlone: Bool { get }

  /// Covers the screen in its new orientation.
  func screenDidChange()
  /// Dismisses the presentation after the action of a button in it, if it closes then.
  func closeAfterAction()
}

extension Node {
  /// The presentation around this node, if there is one.
  var enclosingPresentation: (any Presented)? {
    var node: Node? = self
    while let current = node {
      // The cast of each node on the way would take longer.
      if current.isPresented { return current as? any Presented }
      node = current.parent
    }
    return nil
  }
}
