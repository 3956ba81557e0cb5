/// A view that shows a presentation, such as an alert or a dialog, while a binding is `true`.
@MainActor
protocol PresentingView: PrimitiveView {
  associatedtype Content: View
  associatedtype Presentation: PresentationNode
  /// The name of the modifier, for failure messages.
  static var modifierName: String { get }
  var content: Content { get }
  var isPresented: Binding<Bool> { get }

  /// Creates the presentation.
  func makePresentation(_ inputs: NodeInputs, dismiss: @escaping () -> Void) -> Presentation

  /// Updates the presentation to match this view.
  func update(_ presentation: Presentation)
}

extension PresentingView {
  func makeNode(_ inputs: NodeInputs) -> Node { PresentingNode(self, inputs) }
}

/// The node that shows and dismisses a presentation to match its binding.
private final class PresentingNode<Presenting: PresentingView>: ViewNode<Presenting>, BindingReading {
  private var view: Presenting
  private var child: Node!
  private var presentation: Presenting.Presentation?
  let reader: Reader

  init(_ view: Presenting, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  var viewName: String { Presenting.modifierName }

  override func update(_ view: Presenting) {
    self.view = view
    child.updateView(view.content)
    bindingDidChange()
    if let presentation { view.update(presentation) }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    super.setEnvironment(new)
    presentation?.setEnvironment(new)
  }

  func bindingDidChange() {
    let isPresented = readBinding { view.isPresented.wrappedValue }
    if !isPresented {
      dismissPresentation()
    } else if presentation == nil, host.canPresent(from: self) {
      let made = view.makePresentation(childInputs) { [unowned self] in self.dismiss() }
      presentation = made
      host.present(made)
    }
  }

  private func dismiss() {
    view.isPresented.wrappedValue = false
    bindingWasSet()
  }

  private func dismissPresentation() {
    guard let gone = presentation else { return }
    presentation = nil
    host.dismiss(gone)
  }

  override func willTearDown() {
    reader.end()
    dismissPresentation()
  }
}
