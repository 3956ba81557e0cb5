import Foundation
import ScreenModel

/// The node of a presentation over everything else: an alert, a sheet, a cover.
class PresentationNode: SingleChildNode<EmptyView>, Presented {
  private let dismissAction: () -> Void
  private var dimmingElement: ElementID?

  /// The element that lies between the presentation and what is under it.
  final var elementUnder: ElementID? { dimmingElement }

  /// - Parameter dismiss: Sets the app's state so that the presentation is dismissed.
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
    // What a row is told is not meant for what it presents.
    environment.listRowInsets = ListRowInsets()
    environment.hasCapitalHeaders = false
    return environment
  }

  /// Whether everything underneath leaves the element tree.
  var coversEverything: Bool { false }

  /// Whether a tap on a button in the presentation dismisses it.
  var closesAfterAction: Bool { false }

  /// Dismisses the presentation after the action of a button in it, together with the menu that it was opened from.
  final func closeAfterAction() {
    guard closesAfterAction, isAlive else { return }
    let outer = parent?.enclosingPresentation
    dismiss()
    outer?.closeAfterAction()
  }

  /// Whether the page that presents it presents nothing else meanwhile; a menu closes by itself.
  var isAlone: Bool { true }

  final func dismiss() {
    // The presenting view may be gone too.
    if isAlive { dismissAction() }
  }

  final override var isPresented: Bool { true }

  override var managesKeyboard: Bool { true }

  /// Covers the screen in its new orientation.
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

  // A presentation handles every touch: the presenting view is its parent in the graph, but underneath it on the screen.

  override func handleTap(_ tap: TapEvent) -> Bool { true }

  override func handleDrag(_ drag: DragEvent) -> Bool { true }
}
