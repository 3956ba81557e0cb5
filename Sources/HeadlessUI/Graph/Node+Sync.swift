import Foundation
import ScreenModel

/// Carries what a node needs to bring its part of the element tree up to date.
struct SyncContext {
  /// The element that new elements go into.
  let parent: ElementID
  /// What modifiers above have said about the next element.
  var overrides: AccessibilityOverrides?
  /// Whether the elements are parts of a control, which takes their touches.
  var isInControl = false
  /// Whether the elements are parts of a control that stands for them, which only queries for parts see.
  var areParts = false
  /// The elements found so far directly in `parent`, in order.
  var elements: [ElementID] = []
}

extension Node {
  /// Brings the elements of this node and of what is under it up to date; does nothing where nothing has changed.
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
    // What is handed down is for each of several nodes.
    if let handedDown { context.overrides = handedDown }
  }

  /// Asks for the elements of this node to be brought up to date; its layout stands.
  final func markNeedsSync() {
    // All are looked through anyway, on whichever side of them something depends on this node.
    if host.needsWholeSync { return markNeedsSyncAround() }
    needsSync = true
    // Then nothing further out depends on it.
    if isSyncPending { return }
    // As far out as something depends on what is under it.
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

  /// Asks for the elements of all that is around this node to be brought up to date and put in order.
  final func markNeedsSyncAround() {
    var node: Node? = self
    while let current = node {
      current.needsSync = true
      node = current.parent
    }
  }

  /// Brings the elements of this node up to date where they are.
  ///
  /// - Returns: Whether they are the same elements as before, so that what is around them stands.
  final func syncInPlace() -> Bool {
    // What an element in a control is depends on the control.
    guard let parent = syncedParent, host.tree.contains(parent), !host.tree.isPart(parent), host.node(for: parent)?.isControl != true else { return false }
    var known: [ElementID] = []
    collectElements(into: &known)
    var context = SyncContext(parent: parent, overrides: syncedOverrides)
    sync(&context)
    return context.elements == known
  }

  /// Creates or updates this node's own element, then its children's.
  ///
  /// - Parameter asParts: Whether the children are parts of a control that stands for them.
  final func syncElement(_ properties: consuming ElementProperties, _ context: inout SyncContext, includesChildren: Bool = true, asParts: Bool = false) {
    context.overrides?.apply(to: &properties)
    if !environment.allowsHitTesting || environment.opacity != 1 { addInheritedState(to: &properties, context) }
    // A control within another, such as a button in a row that is a link, takes its own touches.
    let isPart = context.isInControl && !properties.type.isControl
    if isPart { properties.ignoresTouches = true }
    if context.areParts {
      // A control in a style's body has no element, because the styled control acts for it; what it shows has elements.
      if properties.type.isControl {
        removeElement()
        context.overrides = nil
        return includesChildren ? syncChildren(&context) : ()
      }
      properties.details.isPart = true
    }
    // Only the control is seen to move.
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

  /// Adds what the views around this node have said of touches and opacity.
  ///
  /// An element has only what the views up to the next element around it say; that one has the rest.
  private func addInheritedState(to properties: inout ElementProperties, _ context: SyncContext) {
    let around = host.node(for: context.parent)?.environment
    if !environment.allowsHitTesting {
      properties.ignoresTouches = true
      if around?.allowsHitTesting ?? true { properties.details.isUserInteractionEnabled = false }
    }
    let opacity = environment.opacity / (around?.opacity ?? 1)
    if abs(opacity - 1) > 1e-9 { properties.details.alpha = opacity }
  }

  /// Brings the elements of a container up to date: a modifier on it speaks of each element in it, as in SwiftUI, unless it gives the container a type.
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

  /// Puts the children of an element into order.
  final func arrange(_ elements: [ElementID], in parent: ElementID) {
    guard elements != childElements else { return }
    childElements = elements
    // New elements were added in their order.
    if host.tree.hasChildren(elements, in: parent) { return }
    ElementOrder(elements, insteadOf: host.tree.childrenAndParts(of: parent)).forEachMove { host.tree.move($0, into: parent, before: $1) }
  }

  /// Whether the nodes around this one lead to the app's root.
  final var isInGraph: Bool {
    var top = self
    while let parent = top.parent { top = parent }
    return top === host.root
  }

  /// Removes the element, if there is one.
  final func removeElement() {
    guard let element else { return }
    host.forget(element)
    host.tree.remove(element)
    self.element = nil
    childElements = []
  }
}
