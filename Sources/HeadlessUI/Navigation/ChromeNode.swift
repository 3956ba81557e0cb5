import Foundation
import ScreenModel

/// A piece of a container's own furniture: a bar, its title, its buttons.
///
/// It has no view; the container says what it is.
final class ChromeNode: Node {
  private(set) var properties: ElementProperties
  private(set) var children: [Node]
  private var action: (() -> Void)?

  init(_ properties: ElementProperties, parent: Node, children: [Node] = [], action: (() -> Void)? = nil) {
    self.properties = properties
    self.children = children
    self.action = action
    super.init(NodeInputs(host: parent.host, parent: parent, environment: parent.environment))
    frame = properties.frame
    for child in children { child.parent = self }
  }

  /// Takes new properties and children; marks what must be shown anew.
  func set(_ new: ElementProperties, children newChildren: [Node]? = nil) {
    if new != properties {
      properties = new
      frame = new.frame
      markNeedsSync()
    }
    if let newChildren, !newChildren.elementsEqual(children, by: ===) {
      for child in children where !newChildren.contains(where: { $0 === child }) { child.detachElements() }
      children = newChildren
      for child in children { child.parent = self }
      markNeedsSync()
    }
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override var isItem: Bool { true }

  // Toolbar items stand here and belong to a page: their environment is the page's.
  override func setEnvironment(_ new: EnvironmentValues) { environment = new }

  override func forEachChild(_ body: (Node) -> Void) { for child in children { body(child) } }

  override func syncContents(_ context: inout SyncContext) { syncElement(properties, &context) }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard let action else { return false }
    action()
    return true
  }
}
