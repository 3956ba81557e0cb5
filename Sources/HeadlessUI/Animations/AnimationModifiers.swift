/// A view that changes the transactions of its content.
struct TransactionView<Content: View, Value: Equatable>: View, ModifierView {
  let content: Content
  /// The value whose changes are affected, or `nil` to affect every change.
  let value: Value?
  let transform: (inout Transaction) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { TransactionNode(self, inputs) }
}

private final class TransactionNode<Content: View, Value: Equatable>: ViewNode<TransactionView<Content, Value>>, TransactionModifying {
  private var value: Value?
  private var transform: (inout Transaction) -> Void
  private var round: UInt32 = 0
  private var child: Node!

  init(_ view: TransactionView<Content, Value>, _ inputs: NodeInputs) {
    value = view.value
    transform = view.transform
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    if value == nil { host.animations.constantModifierCountDidChange(by: 1) }
  }

  override func update(_ view: TransactionView<Content, Value>) {
    transform = view.transform
    if value != view.value {
      value = view.value
      host.animations.valueDidChange(of: self)
      round = host.animations.round
    }
    child.updateView(view.content)
  }

  override func transactionModifier(in round: UInt32) -> (any TransactionModifying)? { value == nil || self.round == round ? self : nil }

  func modify(_ transaction: inout Transaction) { transform(&transaction) }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { if value == nil { host.animations.constantModifierCountDidChange(by: -1) } }
}

extension View {
  /// Animates every change of this view.
  public func animation(_ animation: Animation?) -> some View {
    TransactionView<Self, Bool>(content: self, value: nil) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates changes of this view when a value changes.
  ///
  /// A `nil` animation turns animation off.
  ///
  /// The change takes effect at once. Elements that the change moves count as animated until the animation ends, in virtual time.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    TransactionView(content: self, value: value) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of every change of this view.
  ///
  /// For example, `.transaction { $0.animation = nil }` turns animation off.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView<Self, Bool>(content: self, value: nil, transform: transform)
  }

  /// Changes the transaction of this view's changes when a value changes.
  public func transaction<Value: Equatable>(value: Value, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, value: value, transform: transform)
  }

  /// Sets the transition that is used when the view is inserted with an animation.
  ///
  /// On the simulated device, a removed view disappears at once.
  public func transition(_ transition: AnyTransition) -> some View { TransitionView(content: self, transition: transition) }
}

extension Binding {
  /// Returns a binding that animates the changes made through it.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { transaction(Transaction(animation: animation)) }
}
