import Foundation
import ScreenModel

/// A control that runs an action when it is tapped; a `button` in the element tree, labelled with the text in it.
public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Makes a button with an action and a label of any views.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role, an action and a label of any views.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ButtonNode(self, inputs) }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for; it decides where an alert or a dialog puts it.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel }
  private let kind: Kind

  /// It deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(kind: .cancel)
}

/// A control with a label that is one element and runs an action.
final class ButtonNode<Label: View>: SingleChildNode<Button<Label>>, AlertAction {
  private var view: Button<Label>
  private var isStyled: Bool
  var fillsRow = false

  init(_ view: Button<Label>, _ inputs: NodeInputs) {
    self.view = view
    isStyled = inputs.environment.customButtonStyle != nil
    super.init(inputs)
    makeLabel()
  }

  private func makeLabel() {
    content = isStyled ? Node.make(StyledButtonLabel(label: view.label, role: view.role), childInputs) : Node.make(view.label, childInputs)
  }

  override func update(_ view: Button<Label>) {
    self.view = view
    if isStyled { content.updateView(StyledButtonLabel(label: view.label, role: view.role)) } else { content.updateView(view.label) }
  }

  override func environmentDidChange() {
    markNeedsSync()
    // Most buttons have no style of a team's own, and go without the views that apply one.
    guard isStyled != (environment.customButtonStyle != nil) else { return }
    isStyled.toggle()
    content.tearDown()
    makeLabel()
    itemsDidChange()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    guard fillsRow, let width = proposal.width, let height = proposal.height else { return super.measure(proposal) }
    return CGSize(width: width, height: height)
  }

  override func layoutContents() {
    guard fillsRow else { return super.layoutContents() }
    let proposal = placedProposal
    placeContent(at: Alignment.center.origin(of: contentSize(for: proposal), in: frame), proposal: proposal)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .button, label: accessibilityText(), frame: frame)
    properties.traits = .button
    properties.isEnabled = environment.isEnabled
    adoptOverrides(of: items, into: &context)
    syncElement(properties, &context, includesChildren: false)
  }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard environment.isEnabled else { return true }
    // What the button is in is found before the action runs: the action may take the button away.
    let presentation = enclosingPresentation
    perform()
    presentation?.closeAfterAction()
    return true
  }

  override var isRowAction: Bool { true }

  // MARK: In an alert

  var role: ButtonRole? { view.role }

  func perform() { host.scheduler.withCause("the button “\(accessibilityText())”") { view.action() } }
}

extension Node {
  /// Takes what modifiers inside a control or a cell say about its only item: the control is the element that they speak of.
  ///
  /// - Parameter sharing: Whether the item keeps it, too: a cell and the one thing in it are found by the same name.
  func adoptOverrides(of items: [Node], sharing: Bool = false, into context: inout SyncContext) {
    guard items.count == 1 else { return }
    var item = items[0]
    while let provider = item as? any OverridesProviding {
      guard provider.overrides.children == nil else { return }
      if provider.isAdopted == sharing {
        provider.isAdopted = !sharing
        provider.needsSync = true
      }
      context.overrides = context.overrides?.merged(over: provider.overrides) ?? provider.overrides
      guard let next = provider.onlyItem else { return }
      item = next
    }
  }
}
