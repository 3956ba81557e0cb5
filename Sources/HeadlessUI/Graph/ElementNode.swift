import Foundation
import ScreenModel

/// The node of an element that a container adds beside its content, such as a bar or its title.
///
/// The element doesn't have a view, so the container sets its properties.
final class ElementNode: Node, PicturedNode {
  private(set) var properties: ElementProperties
  private(set) var children: [Node]
  private var action: (() -> Void)?
  /// The look of the element in pictures.
  var look = ElementLook()
  // The original parents of children that come from the app's views.
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

  // A removed child returns to its original parent if the parent still exists.
  private func release(_ child: Node) {
    child.detachElements()
    if let origin = origins.removeValue(forKey: ObjectIdentifier(child)), child.parent === self { child.parentLink = origin }
  }

  /// Returns the parent of a child in the app's views.
  func origin(of child: Node) -> Node? { origins[ObjectIdentifier(child)]?.node }

  /// Sets the element's properties and, optionally, its children.
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

  /// Sets the properties during the update of a surrounding element, which updates this element next.
  func setForSync(_ new: ElementProperties) {
    guard new != properties else { return }
    properties = new
    frame = new.frame
    needsSync = true
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override var isItem: Bool { true }

  // Don't pass the environment on, because toolbar items among the children have the environment of their page.
  override func setEnvironment(_ new: EnvironmentValues) { environment = new }

  override func forEachChild(_ body: (Node) -> Void) { for child in children { body(child) } }

  override func syncContents(_ context: inout SyncContext) { syncElement(properties, &context) }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    look = self.look
    if look.tint == nil { look.tint = style.tint }
  }

  override func handleTap(_ tap: TapEvent) -> Bool {
    // Check the whole graph, because the action belongs to an ancestor, which may have been removed.
    guard let action, isAlive, isInGraph else { return false }
    action()
    return true
  }
}

extension Node {
  /// The parent in the app's views.
  ///
  /// For example, a button in a bar is a child of the bar, but its parent in the views is the view that added it.
  final var parentInViews: Node? { (parent as? ElementNode)?.origin(of: self) ?? parent }
}
