import Foundation
import ScreenModel

/// A button that opens a menu.
///
/// The items of the menu are `button` elements.
///
/// A tap on an item, or outside of the menu, closes the menu.
public struct Menu<Label: View, Content: View>: View, TransparentView {
  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?

  /// Creates a menu with a label that can be any view.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    primaryAction = nil
  }

  /// Creates a menu with a primary action.
  ///
  /// A tap performs the primary action, and a long press opens the menu.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
    self.label = label()
    self.content = content
    self.primaryAction = primaryAction
  }

  /// The button that opens the menu, or the view that the current menu style creates.
  public var body: some View {
    let menu = self
    return StyledView {
      MenuStyleConfiguration(
        label: .init(part: StyledPart(menu.label)), content: { .init(part: StyledPart(menu.content())) }, primaryAction: menu.primaryAction)
    } standard: {
      MenuButton(menu: menu)
    }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the properties that a style receives.
  ///
  /// Inside a style's `makeBody(configuration:)`, the menu uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// The button that opens a menu.
private struct MenuButton<Label: View, Content: View>: View, PrimitiveView {
  let menu: Menu<Label, Content>

  func makeNode(_ inputs: NodeInputs) -> Node { MenuNode(self, inputs) }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title and a primary action.
  ///
  /// A tap performs the primary action, and a long press opens the menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

private final class MenuNode<Label: View, Content: View>: SingleChildNode<MenuButton<Label, Content>>, PicturedNode {
  private var view: Menu<Label, Content>
  private var open: MenuPresentation?
  private var openContent: Node?

  init(_ view: MenuButton<Label, Content>, _ inputs: NodeInputs) {
    let view = view.menu
    self.view = view
    super.init(inputs)
    content = Node.make(view.label, childInputs)
  }

  override func update(_ view: MenuButton<Label, Content>) {
    let view = view.menu
    self.view = view
    content.updateView(view.label)
    openContent?.updateView(MenuItems(view.content()))
  }

  override func environmentDidChange() { markNeedsSync() }

  override var isControl: Bool { true }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    sizeOfControl(super.measure(proposal), minimumInBar: ScreenMetrics.NavigationBar.menuWidth)
  }

  override func layoutContents() {
    guard environment.isInBar else { return super.layoutContents() }
    placeContent(at: Alignment.center.origin(of: contentSize(for: placedProposal), in: frame), proposal: placedProposal)
  }

  override func syncContents(_ context: inout SyncContext) { syncControl(.button, traits: .button, &context) }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    (look.style, look.tint) = (.borderless, style.tint)
    look.text = TextLook(environment.textFont, style, environment)
  }

  func changeLook(_ style: inout LookStyle) { if environment.isEnabled { style.foreground = [PaintSource.tint.paint(style, environment)] } }

  override var takesTapsOfRow: Bool { true }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard environment.isEnabled else { return true }
    if let action = view.primaryAction {
      host.scheduler.withCause("the menu “\(accessibilityText())”") { action() }
    } else {
      show()
    }
    return true
  }

  override func handlePress(duration: Double, at point: CGPoint) -> Bool {
    guard view.primaryAction != nil, duration >= 0.5 else { return false }
    if environment.isEnabled { show() }
    return true
  }

  private func show() {
    guard open == nil else { return }
    let made = MenuPresentation(childInputs, anchor: frame) { inputs in
      let node = Node.make(MenuItems(self.view.content()), inputs)
      self.openContent = node
      return node
    } rows: {
      Array($0.items)
    } dismiss: { [unowned self] in
      self.close()
    }
    open = made
    host.present(made)
  }

  private func close() {
    guard let open else { return }
    self.open = nil
    openContent = nil
    host.dismiss(open)
  }

  override func willTearDown() { close() }
}
