import Foundation
import ScreenModel

/// The context for updating a node's part of the element tree.
struct SyncContext {
  /// The parent of new elements.
  let parent: ElementID
  /// The accessibility modifiers for the next element.
  var overrides: AccessibilityOverrides?
  /// Whether the elements are parts of a control that receives the touches on them.
  var isInControl = false
  /// Whether the elements are parts of a control's element.
  ///
  /// Only queries that include parts can find them.
  var areParts = false
  /// The direct children of `parent` collected so far, in order.
  var elements: [ElementID] = []
}

extension Node {
  /// Updates the elements of this node and its descendants if they need an update.
  final func sync(_ context: inout SyncContext) {
    if !needsSync, syncedParent == context.parent, syncedOverrides == context.overrides {
      collectElements(into: &context.elements)
      return
    }
    needsSync = false
    syncedParent = context.parent
    syncedOverrides = context.overrides
    let handedDown = context.overrides.flatMap { $0.isHandedDown ? $0 : nil }
    syncContents(&context)
    // Values that were passed down apply to all sibling nodes, so restore them for the next node.
    if let handedDown { context.overrides = handedDown }
  }

  /// Requests an update of this node's elements without a new layout.
  final func markNeedsSync() {
    // Every node is updated anyway, including siblings that depend on this node, so it's enough to mark the ancestors.
    if host.needsWholeSync { return markNeedsSyncAround() }
    needsSync = true
    // A queued node is already the outermost node that depends on the change, so there's nothing else to mark.
    if isSyncPending { return }
    // Find the outermost ancestor whose elements depend on this node, because it must be updated as a whole.
    var outermost = self
    var branch = self
    while !branch.isPresented, let around = branch.parent {
      if !around.syncsApart(branch) { outermost = around }
      branch = around
    }
    var node = self
    while node !== outermost, let around = node.parent {
      node = around
      node.needsSync = true
    }
    host.enqueueSync(of: outermost)
  }

  /// Requests an update of the elements of all nodes around this node, including their order.
  final func markNeedsSyncAround() {
    var node: Node? = self
    while let current = node {
      current.needsSync = true
      node = current.parent
    }
  }

  /// Updates the elements of this node in place.
  ///
  /// - Returns: Whether the elements are the same as before, so the elements around them are still valid.
  final func syncInPlace() -> Bool {
    // Don't update inside a control in place, because the control decides which elements its content has.
    guard let parent = syncedParent, host.tree.contains(parent), !host.tree.isPart(parent), host.node(for: parent)?.isControl != true else { return false }
    var known: [ElementID] = []
    collectElements(into: &known)
    var context = SyncContext(parent: parent, overrides: syncedOverrides)
    sync(&context)
    return context.elements == known
  }

  /// Creates or updates this node's element, then the elements of its children.
  ///
  /// - Parameter asParts: Whether the children are parts of a control's element.
  final func syncElement(_ properties: consuming ElementProperties, _ context: inout SyncContext, includesChildren: Bool = true, asParts: Bool = false) {
    context.overrides?.apply(to: &properties)
    if !environment.allowsHitTesting || environment.opacity != 1 { addInheritedState(to: &properties, context) }
    // Content of a control doesn't receive touches, except for a control inside it, such as a button in a row that is a link.
    let isPart = context.isInControl && !properties.type.isControl
    if isPart { properties.ignoresTouches = true }
    if context.areParts {
      // A control in a style's body has no element, because the styled control acts for it. The content of the inner control still has elements.
      if properties.type.isControl {
        removeElement()
        context.overrides = nil
        return includesChildren ? syncChildren(&context) : ()
      }
      properties.details.isPart = true
    }
    // Parts move together with their control, so only the control's movement is tracked.
    let isTracked = host.animations.isTracking && !context.areParts
    context.overrides = nil
    let element: ElementID
    if let known = self.element, host.tree.contains(known) {
      element = known
      if isTracked, host.tree.frame(of: known) != properties.frame { host.animations.elementWillMove(known, of: self) }
      host.tree.update(known, to: properties)
      if host.tree.parent(of: known) != context.parent { host.tree.move(known, into: context.parent) }
    } else {
      if let stale = self.element { host.forget(stale) }
      element = host.tree.insert(properties, into: context.parent)
      host.remember(self, for: element)
      self.element = element
      childElements = []
      if isTracked { host.animations.elementDidAppear(element, of: self) }
    }
    context.elements.append(element)
    var childContext = SyncContext(parent: element, isInControl: isPart || isControl, areParts: asParts || context.areParts)
    childContext.elements.reserveCapacity(childElements.count)
    if includesChildren {
      syncChildren(&childContext)
    } else if !childElements.isEmpty {
      forEachSyncedChild { $0.detachElements() }
    }
    arrange(childContext.elements, in: element)
  }

  /// Adds the touch handling and opacity that the node inherits from surrounding views.
  ///
  /// An element only stores the values that are set between its parent element and itself.
  private func addInheritedState(to properties: inout ElementProperties, _ context: SyncContext) {
    let around = host.node(for: context.parent)?.environment
    if !environment.allowsHitTesting {
      properties.ignoresTouches = true
      if around?.allowsHitTesting ?? true { properties.details.isUserInteractionEnabled = false }
    }
    let opacity = environment.opacity / (around?.opacity ?? 1)
    if abs(opacity - 1) > 1e-9 { properties.details.alpha = opacity }
  }

  /// Updates the elements of a container without its own element.
  ///
  /// As in SwiftUI, modifiers on the container apply to each element inside it, unless they give the container a type.
  final func syncGroup(_ context: inout SyncContext) {
    guard let overrides = context.overrides, overrides.role != nil, !overrides.isHandedDown else {
      removeElement()
      guard let overrides = context.overrides else { return syncChildren(&context) }
      context.overrides = overrides.handedDown()
      syncChildren(&context)
      context.overrides = nil
      return
    }
    var properties = ElementProperties(type: .other, frame: frame)
    properties.isEnabled = environment.isEnabled
    properties.ignoresTouches = true
    syncElement(consume properties, &context)
  }

  /// Puts the children of an element in order.
  final func arrange(_ elements: [ElementID], in parent: ElementID) {
    guard elements != childElements else { return }
    childElements = elements
    // Check the order first, because it's usually correct and computing moves is slower.
    if host.tree.hasChildren(elements, in: parent) { return }
    ElementOrder(elements, insteadOf: host.tree.childrenAndParts(of: parent)).forEachMove { host.tree.move($0, into: parent, before: $1) }
  }

  /// Whether the node's ancestors include the app's root.
  final var isInGraph: Bool {
    var top = self
    while let parent = top.parent { top = parent }
    return top === host.root
  }

  /// Removes the node's element from the tree if the node has one.
  final func removeElement() {
    guard let element else { return }
    host.forget(element)
    host.tree.remove(element)
    self.element = nil
    childElements = []
  }
}
