import Foundation
import ScreenModel

/// One element that a container adds beside its content: a bar, its title, a button in it.
///
/// It has no view: the container sets its properties.
final class ElementNode: Node {
  private(set) var properties: ElementProperties
  private(set) var children: [Node]
  private var action: (() -> Void)?
  // Where a child of an app's view was before it became a part of this element.
  private var origins: [ObjectIdentifier: NodeLink] = [:]

  init(_ properties: ElementProperties, parent: Node, children: [Node] = [], action: (() -> Void)? = nil) {
    self.properties = properties
    self.children = children
    self.action = action
    super.init(NodeInputs(host: parent.host, parent: parent, environment: parent.environment))
    frame = properties.frame
    for child in children { adopt(child) }
  }

  private func adopt(_ child: Node) {
    guard child.parent !== self else { return }
    origins[ObjectIdentifier(child)] = child.parentLink
    child.parent = self
  }

  // What leaves goes back to where it was, if that is still there.
  private func release(_ child: Node) {
    child.detachElements()
    if let origin = origins.removeValue(forKey: ObjectIdentifier(child)), child.parent === self { child.parentLink = origin }
  }

  /// The node around a child in the app's views.
  func origin(of child: Node) -> Node? { origins[ObjectIdentifier(child)]?.node }

  /// Sets the properties of the element, and its children.
  func set(_ new: ElementProperties, children newChildren: [Node]? = nil) {
    if new != properties {
      properties = new
      frame = new.frame
      markNeedsSync()
    }
    if let newChildren, !newChildren.elementsEqual(children, by: ===) {
      for child in children where !newChildren.contains(where: { $0 === child }) { release(child) }
      children = newChildren
      for child in children { adopt(child) }
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

extension Node {
  /// The node around this one in the app's views: a field or a button in a bar is a part of the bar, and still in the view that put it there.
  final var parentInViews: Node? { (parent as? ElementNode)?.origin(of: self) ?? parent }
}
