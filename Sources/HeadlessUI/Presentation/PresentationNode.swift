import Foundation
import ScreenModel

/// The node of a presentation over the other content, such as an alert, a sheet, or a cover.
class PresentationNode: SingleChildNode<EmptyView>, Presented {
  private let dismissAction: () -> Void
  private var dimmingElement: ElementID?

  /// The element that dims the content below the presentation, or `nil` if there isn't one.
  final var elementUnder: ElementID? { dimmingElement }

  /// Creates a presentation.
  /// - Parameters:
  ///   - inputs: The inputs of the node.
  ///   - dismiss: A closure that changes the app's state to dismiss the presentation.
  init(_ inputs: NodeInputs, dismiss: @escaping () -> Void) {
    dismissAction = dismiss
    super.init(inputs)
    host.keyboardAvoidingNodes.insert(self)
  }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    let isInRow = inherited.listRowInsets != ListRowInsets() || inherited.hasCapitalHeaders
    guard inherited.isInBar || isInRow else { return inherited }
    var environment = inherited
    environment.leaveBar()
    // The presented content isn't part of the row, so it doesn't inherit the row's values.
    environment.listRowInsets = ListRowInsets()
    environment.hasCapitalHeaders = false
    return environment
  }

  /// Whether the presentation removes the content below it from the element tree.
  var coversEverything: Bool { false }

  /// A Boolean value that indicates whether a button in the presentation dismisses it.
  var closesAfterAction: Bool { false }

  /// Dismisses the presentation after the action of one of its buttons.
  ///
  /// If the presentation was opened from a menu, the menu is dismissed as well.
  final func closeAfterAction() {
    guard closesAfterAction, isAlive else { return }
    let outer = parent?.enclosingPresentation
    dismiss()
    outer?.closeAfterAction()
  }

  /// Whether the presentation prevents the presenting page from presenting anything else.
  ///
  /// A menu doesn't, because it closes automatically.
  var isAlone: Bool { true }

  final func dismiss() {
    // The presenting view may no longer exist, and then there is no state to change.
    if isAlive { dismissAction() }
  }

  final override var isPresented: Bool { true }

  override var managesKeyboard: Bool { true }

  /// Adapts the presentation to a new screen orientation.
  final func screenDidChange() {
    if let dimmingElement { host.tree.setFrame(host.system.screen, of: dimmingElement) }
    invalidateLayout()
  }

  /// Places the presentation on the screen.
  func layout(in screen: CGRect) {}

  final override func syncContents(_ context: inout SyncContext) {
    if let dimmingElement, host.tree.contains(dimmingElement) {
      context.elements.append(dimmingElement)
    } else {
      let made = host.tree.insert(ElementProperties(type: .other, frame: host.system.screen), into: context.parent)
      host.remember(self, for: made)
      dimmingElement = made
      context.elements.append(made)
    }
    syncPresented(&context)
  }

  /// Creates or updates the elements of the presentation.
  func syncPresented(_ context: inout SyncContext) { syncChildren(&context) }

  final override func collectElements(into elements: inout [ElementID]) {
    if let dimmingElement { elements.append(dimmingElement) }
    super.collectElements(into: &elements)
  }

  final override func detachElements() {
    removeDimming()
    super.detachElements()
  }

  private func removeDimming() {
    guard let dimmingElement else { return }
    host.forget(dimmingElement)
    host.tree.remove(dimmingElement)
    self.dimmingElement = nil
  }

  override func willTearDown() {
    host.keyboardAvoidingNodes.remove(self)
    removeDimming()
  }

  // Handle all touches. The presenting view is the parent node, but it's below the presentation on the screen, so touches must not be passed on to it.

  override func handleTap(_ tap: TapEvent) -> Bool { true }

  override func handleDrag(_ drag: DragEvent) -> Bool { true }
}
