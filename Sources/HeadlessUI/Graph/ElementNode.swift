import Foundation
import ScreenModel

/// One element that a container adds beside its content: a bar, its title, a button in it.
///
/// It has no view: the container sets its properties.
final class ElementNode: Node {
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

  /// Sets the properties of the element, and its children.
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

  /// Sets the properties of an element that is brought up to date next, while what is around it is.
  func setForSync(_ new: ElementProperties) {
    guard new != properties else { return }
    properties = new
    frame = new.frame
    needsSync = true
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override var isItem: Bool { true }

  // Toolbar items among the children belong to a page and have its environment.
  override func setEnvironment(_ new: EnvironmentValues) { environment = new }

  override func forEachChild(_ body: (Node) -> Void) { for child in children { body(child) } }

  override func syncContents(_ context: inout SyncContext) { syncElement(properties, &context) }

  override func handleTap(_ tap: TapEvent) -> Bool {
    // An action belongs to a node above this one, which may have gone.
    guard let action, isAlive, isInGraph else { return false }
    action()
    return true
  }
}
