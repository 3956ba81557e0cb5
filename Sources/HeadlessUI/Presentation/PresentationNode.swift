import Foundation
import ScreenModel

/// What is shown over everything else: an alert, a sheet, a cover.
class PresentationNode: SingleChildNode<EmptyView> {
  private let dismissAction: () -> Void
  private var dimming: ElementProperties
  private var dimmingElement: ElementID?

  /// - Parameter dismiss: Sets the app's state so that the presentation goes.
  init(_ inputs: NodeInputs, dismiss: @escaping () -> Void) {
    dismissAction = dismiss
    dimming = ElementProperties(type: .other, frame: inputs.host.system.screen)
    super.init(inputs)
    host.keyboardAvoidingNodes.insert(self)
  }

  /// Whether what lies underneath leaves the element tree.
  var coversEverything: Bool { false }

  /// Whether the presentation goes once a button in it has been tapped.
  var closesAfterAction: Bool { false }

  /// A button in the presentation has done its work: the presentation goes, and so does the menu that it was opened from.
  final func closeAfterAction() {
    guard closesAfterAction, isAlive else { return }
    let outer = parent?.enclosingPresentation
    dismiss()
    outer?.closeAfterAction()
  }

  final func dismiss() {
    // Who presented it may be gone as well.
    if isAlive { dismissAction() }
  }

  final override var isPresented: Bool { true }

  override var managesKeyboard: Bool { true }

  /// The device was turned: what lies over everything else covers the screen in its new shape.
  final func screenDidChange() {
    dimming.frame = host.system.screen
    if let dimmingElement { host.tree.setFrame(dimming.frame, of: dimmingElement) }
    invalidateLayout()
  }

  /// Places the presentation on the screen.
  func layout(in screen: CGRect) {}

  final override func syncContents(_ context: inout SyncContext) {
    if let dimmingElement, host.tree.contains(dimmingElement) {
      context.elements.append(dimmingElement)
    } else {
      let made = host.tree.insert(dimming, into: context.parent)
      host.remember(self, for: made)
      dimmingElement = made
      context.elements.append(made)
    }
    syncPresented(&context)
  }

  /// Creates the presentation's own elements.
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

  // What is presented keeps every touch to itself: the view that presented it, though above it in the graph, lies underneath on the screen.

  override func handleTap(_ tap: TapEvent) -> Bool { true }

  override func handleRepeatedTap(_ tap: TapEvent) -> Bool { true }

  override func handlePress(duration: Double) -> Bool { true }

  override func handleDrag(_ drag: DragEvent) -> Bool { true }
}

extension Node {
  /// The presentation that this node is in.
  var enclosingPresentation: PresentationNode? {
    var node: Node? = self
    while let current = node {
      if let presentation = current as? PresentationNode { return presentation }
      node = current.parent
    }
    return nil
  }
}
