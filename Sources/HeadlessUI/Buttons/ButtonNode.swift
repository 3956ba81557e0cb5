import Foundation
import ScreenModel

/// The node of a labeled control that is a `button` in the element tree: a button or a link.
class ButtonNode<Content: View, Label: View>: SingleChildNode<Content>, AlertAction, LabelledControl, PicturedNode {
  private var label: Label
  private(set) final var role: ButtonRole?
  private var isStyled: Bool
  private var isPressed = false
  // The padding at the last measurement, which changes with the style and the size of controls.
  private var measuredPadding: EdgeInsets?
  final var fillsRow = false

  init(label: Label, role: ButtonRole?, _ inputs: NodeInputs) {
    self.label = label
    self.role = role
    isStyled = inputs.environment.hasCustomButtonStyle
    super.init(inputs)
  }

  /// Performs the action of a tap.
  ///
  /// Subclasses override it.
  func act() {}

  /// Creates the nodes of the label.
  ///
  /// Subclasses call it at the end of their initializers.
  final func makeLabel() {
    content = isStyled ? Node.make(styledLabel, childInputs) : Node.make(label, childInputs)
  }

  private var styledLabel: StyledButtonLabel<Label> {
    StyledButtonLabel(label: label, role: role, isPressed: isPressed) { [weak self] in if let self, self.isAlive { self.perform() } }
  }

  final func updateLabel(_ label: Label, role: ButtonRole?) {
    self.label = label
    if role != self.role { host.lookDidChange() }
    self.role = role
    if isStyled { content.updateView(styledLabel) } else { content.updateView(label) }
  }

  override func environmentDidChange() {
    markNeedsSync()
    if borderPadding != measuredPadding { invalidateSize() }
    // Most buttons don't have a custom style, so the label is only created again if the style is added or removed.
    guard isStyled != environment.hasCustomButtonStyle else { return }
    isStyled.toggle()
    content.tearDown()
    makeLabel()
    itemsDidChange()
  }

  // MARK: Layout and element

  /// The padding between the label and the border, or `nil` if the button has no border.
  private var borderPadding: EdgeInsets? {
    guard !isStyled, !environment.isInBar, [.bordered, .borderedProminent].contains(environment.systemStyle(for: ButtonParts.self)) else { return nil }
    return switch environment.controlSize {
    case .mini, .small: ScreenMetrics.Controls.smallBorderPadding
    case .large, .extraLarge: ScreenMetrics.Controls.largeBorderPadding
    default: ScreenMetrics.Controls.borderPadding
    }
  }

  final override var isControl: Bool { true }

  final override func measure(_ proposal: ProposedSize) -> CGSize {
    guard fillsRow, let width = proposal.width, let height = proposal.height else {
      guard let padding = borderPadding else {
        measuredPadding = nil
        return sizeOfControl(super.measure(proposal), minimumInBar: ScreenMetrics.NavigationBar.buttonWidth)
      }
      measuredPadding = padding
      let label = contentSize(for: proposal.inset(by: padding))
      return CGSize(width: label.width + padding.leading + padding.trailing, height: label.height + padding.top + padding.bottom)
    }
    return CGSize(width: width, height: height)
  }

  final override func layoutContents() {
    let padding = borderPadding
    guard fillsRow || environment.isInBar || padding != nil else { return super.layoutContents() }
    let proposal = padding.map { placedProposal.inset(by: $0) } ?? placedProposal
    placeContent(at: Alignment.center.origin(of: contentSize(for: proposal), in: frame), proposal: proposal)
  }

  // The views that a primitive style draws are the control itself, so they don't count as other controls.
  final override func syncContents(_ context: inout SyncContext) { syncControl(.button, traits: .button, hasOtherControls: !actsByStyle && hasControls, &context) }

  // MARK: Pictures

  /// The style of the button, or `nil` if a style of the app draws it.
  private var systemStyle: ElementLook.Style? { isStyled ? nil : environment.systemStyle(for: ButtonParts.self) }

  /// Whether the label of an automatic button in a row has the color of text, like the label of a link to a page.
  var looksLikeRow: Bool { false }

  /// Whether a row with the button shows a chevron, because it leads to a page.
  var leadsToPage: Bool { false }

  final override var pictured: (any PicturedNode)? { self }

  final func describe(_ look: inout ElementLook, in style: LookStyle) {
    if role == .destructive { look.traits.insert(.destructive) }
    if role == .cancel { look.traits.insert(.cancel) }
    look.tint = tint(style)
    look.style = systemStyle ?? .plain
    if systemStyle == .automatic { look.style = looksLikeRow && style.isInRow ? .plain : .borderless }
    look.background = style.wellColor
    if style.hasCapsules { look.traits.insert(.capsule) }
    look.text = TextLook(environment.textFont, style, environment)
    if let paint = labelPaint(style) { look.text?.paint = paint }
  }

  private func tint(_ style: LookStyle) -> Paint? { role == .destructive ? PaintSource.color(.red).paint(style, environment) : style.tint }

  /// The color of the label, or `nil` if the label has the color of the views around.
  private func labelPaint(_ style: LookStyle) -> Paint? {
    switch systemStyle {
    case nil, .plain: nil
    case .borderedProminent: Paint(0xFFFFFF)
    case .automatic where looksLikeRow && style.isInRow: nil
    default: environment.isEnabled ? tint(style) ?? PaintSource.tint.paint(style, environment) : nil
    }
  }

  final func changeLook(_ style: inout LookStyle) { if let paint = labelPaint(style) { style.foreground = [paint] } }

  // MARK: Input

  /// Whether the control passes taps on to the views around it.
  var passesTapsOn: Bool { false }

  // A primitive style decides when the button acts, so the views that it draws receive the touches.
  private var actsByStyle: Bool { isStyled && environment.customButtonStyle?.isPrimitive == true }

  final override var touchTarget: Node { actsByStyle ? content.firstTouchTarget ?? self : self }

  final func labelTarget(at point: CGPoint) -> Node { actsByStyle ? touchTarget : content.gestureTarget(at: point) ?? self }

  final override var tracksPress: Bool { isStyled && isUsable && !actsByStyle }

  final override func setPressed(_ pressed: Bool) {
    guard pressed != isPressed, isAlive else { return }
    isPressed = pressed
    if isStyled { content.updateView(styledLabel) }
  }

  final override func handleTap(_ tap: TapEvent) -> Bool {
    if actsByStyle || passesTapsOn { return false }
    guard isUsable else { return true }
    // Look up the presentation before the action runs, because the action may remove the button.
    let presentation = enclosingPresentation
    perform()
    presentation?.closeAfterAction()
    return true
  }

  final override var takesTapsOfRow: Bool { true }

  final func perform() { host.scheduler.withCause("the button “\(accessibilityText())”") { act() } }
}

extension ContainerNode {
  /// Updates the element of a control, including the text of its label.
  ///
  /// A control with an empty frame doesn't have an element.
  ///
  /// - Parameter hasOtherControls: Whether the label contains controls, which have their own elements and text.
  final func syncControl(_ type: ElementType, traits: ElementTraits, hasOtherControls: Bool = false, _ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    let text = accessibilityParts(leavesOutControls: hasOtherControls)
    var properties = ElementProperties(type: type, identifier: text.identifierOfOnlyImage, label: text.joined, traits: traits, frame: frame)
    properties.isEnabled = isUsable
    // Set the details only if there's a symbol, because an element without details uses less memory.
    if let symbol = text.symbolName { properties.details.symbolName = symbol }
    adoptOverrides(of: items, into: &context)
    // If the label gained or lost controls, create its elements again, because they change between parts and children of the button's element.
    if let first = childElements.first, host.tree.details(of: first).isPart == hasOtherControls { forEachSyncedChild { $0.detachElements() } }
    syncElement(consume properties, &context, includesChildren: hasOtherControls || host.showsPartsOfControls, asParts: !hasOtherControls)
  }
}

extension Node {
  /// Applies the accessibility modifiers of the only item in a control or a cell to the control itself.
  ///
  /// - Parameter sharing: Whether the item keeps the modifiers too. A cell and its only item have the same identifier.
  func adoptOverrides(of items: ItemList, sharing: Bool = false, into context: inout SyncContext) {
    guard var item = items.only else { return }
    while let provider = item.overridesProvider {
      guard provider.overrides.children == nil else { return }
      if provider.isAdopted == sharing {
        provider.isAdopted = !sharing
        provider.needsSync = true
      }
      // A cell stays a cell.
      let overrides = sharing ? provider.overrides.withoutRole() : provider.overrides
      context.overrides = context.overrides?.merged(over: overrides) ?? overrides
      guard let next = provider.onlyItem else { return }
      item = next
    }
  }
}
