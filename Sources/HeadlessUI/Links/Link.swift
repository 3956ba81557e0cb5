import Foundation
import ScreenModel

/// A control that opens a URL through the environment's `openURL`; a `link` in the element tree.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Makes a link with a label of any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button that opens the URL and counts as a link.
  public var body: some View { ActionElement(type: .link, traits: .link, action: { openURL(destination) }, label: label) }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control with a label that is one element of some type and runs an action.
struct ActionElement<Label: View>: View, PrimitiveView {
  let type: ElementType
  let traits: ElementTraits
  let action: @MainActor () -> Void
  let label: Label

  func makeNode(_ inputs: NodeInputs) -> Node { ActionElementNode(self, inputs) }
}

private final class ActionElementNode<Label: View>: SingleChildNode<ActionElement<Label>> {
  private var view: ActionElement<Label>

  init(_ view: ActionElement<Label>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    content = Node.make(view.label, childInputs)
  }

  override func update(_ view: ActionElement<Label>) {
    self.view = view
    content.updateView(view.label)
  }

  override func environmentDidChange() { markNeedsSync() }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: view.type, label: accessibilityText(), frame: frame)
    properties.traits = view.traits
    properties.isEnabled = environment.isEnabled
    adoptOverrides(of: items, into: &context)
    syncElement(properties, &context, includesChildren: false)
  }

  override var isRowAction: Bool { true }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard environment.isEnabled else { return true }
    let presentation = enclosingPresentation
    host.scheduler.withCause("the \(view.type == .link ? "link" : "button") “\(accessibilityText())”") { view.action() }
    presentation?.closeAfterAction()
    return true
  }
}
