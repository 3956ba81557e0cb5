import Foundation
import ScreenModel

/// A control that opens a URL through the environment's `openURL` action.
///
/// In the element tree, it's a `link`.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link to a URL, with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The control that opens the URL.
  public var body: some View { LinkControl(action: { openURL(destination) }, label: label) }
}

extension Link where Label == Text {
  /// Creates a link to a URL, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control that is a single `link` element with the text of its label.
private struct LinkControl<Label: View>: View, PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label

  func makeNode(_ inputs: NodeInputs) -> Node { LinkControlNode(self, inputs) }
}

private final class LinkControlNode<Label: View>: SingleChildNode<LinkControl<Label>>, PicturedNode {
  private var view: LinkControl<Label>

  init(_ view: LinkControl<Label>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    content = Node.make(view.label, childInputs)
  }

  override func update(_ view: LinkControl<Label>) {
    self.view = view
    content.updateView(view.label)
  }

  override func environmentDidChange() { markNeedsSync() }

  override var isControl: Bool { true }

  override func syncContents(_ context: inout SyncContext) { syncControl(.link, traits: .link, &context) }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    look.tint = style.tint
    look.text = TextLook(environment.textFont, style, environment)
  }

  func changeLook(_ style: inout LookStyle) { if environment.isEnabled { style.foreground = [PaintSource.link.paint(style, environment)] } }

  override var takesTapsOfRow: Bool { true }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard environment.isEnabled else { return true }
    let presentation = enclosingPresentation
    host.scheduler.withCause("the link “\(accessibilityText())”") { view.action() }
    presentation?.closeAfterAction()
    return true
  }
}
