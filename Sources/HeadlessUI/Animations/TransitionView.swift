import Foundation

/// A view with a transition.
struct TransitionView<Content: View>: View, ModifierView {
  let content: Content
  let transition: AnyTransition

  func makeNode(_ inputs: NodeInputs) -> Node { TransitionNode(self, inputs) }
}

private final class TransitionNode<Content: View>: ViewNode<TransitionView<Content>> {
  private let transition: AnyTransition
  private let round: UInt32
  private var child: Node!

  init(_ view: TransitionView<Content>, _ inputs: NodeInputs) {
    transition = view.transition
    round = inputs.host.animations.round
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: TransitionView<Content>) { child.updateView(view.content) }

  // The transition only applies if the whole view is inserted, which happens in the round that creates this node.
  override func insertionTransition(in round: UInt32) -> AnyTransition? { self.round == round ? transition : nil }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
