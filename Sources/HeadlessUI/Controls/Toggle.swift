import Foundation
import ScreenModel

/// A control that switches between on and off.
///
/// In the element tree, it's a `switch` with the value "1" or "0", or the view that a ``ToggleStyle`` makes from it.
public struct Toggle<Label: View>: View, TransparentView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The switch, or the view that a custom style makes from it.
  public var body: some View {
    let (isOn, label) = (isOn, label)
    return StyledView {
      ToggleStyleConfiguration(label: .init(part: StyledPart(label)), isOn: isOn, isMixed: false)
    } standard: {
      SwitchControl(isOn: isOn, label: label)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the toggle uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A switch with its label.
private struct SwitchControl<Label: View>: View, PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  func makeNode(_ inputs: NodeInputs) -> Node { ToggleNode(self, inputs) }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private final class ToggleNode<Label: View>: SingleChildNode<SwitchControl<Label>>, BindingReading, PicturedNode {
  private var view: SwitchControl<Label>
  let reader: Reader
  private var isOn = false

  init(_ view: SwitchControl<Label>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    content = Node.make(view.label, childInputs)
    isOn = readBinding { view.isOn.wrappedValue }
  }

  var viewName: String { "Toggle" }

  override var isControl: Bool { true }

  override func update(_ view: SwitchControl<Label>) {
    self.view = view
    content.updateView(view.label)
    bindingDidChange()
  }

  func bindingDidChange() {
    let new = readBinding { view.isOn.wrappedValue }
    if new != isOn {
      isOn = new
      markNeedsSync()
    }
  }

  override func environmentDidChange() { markNeedsSync() }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    (look.style, look.tint) = (environment.systemStyle(for: ToggleStyleConfiguration.self), style.tint)
    look.text = TextLook(environment.textFont, style, environment)
  }

  private var switchWidth: CGFloat { ScreenMetrics.Controls.switchSize.width + (items.isEmpty ? 0 : ScreenMetrics.Controls.labelSpacing) }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let label = contentSize(for: ProposedSize(width: proposal.width.map { max(0, $0 - switchWidth) }, height: proposal.height))
    let width = max(label.width + switchWidth, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0)
    return CGSize(width: width, height: max(ScreenMetrics.Controls.switchSize.height, label.height))
  }

  override func layoutContents() {
    let proposal = ProposedSize(width: max(0, frame.width - switchWidth), height: frame.height)
    let size = contentSize(for: proposal)
    let x = environment.isRightToLeft ? frame.maxX - size.width : frame.minX
    placeContent(at: CGPoint(x: x, y: frame.minY + VerticalAlignment.center.offset(of: size.height, in: frame.height)), proposal: proposal)
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .switch, label: accessibilityText(), value: isOn ? "1" : "0", frame: frame)
    properties.isEnabled = environment.isEnabled
    properties.details.activationPoint = .offset(x: switchFrame.midX - frame.minX, y: switchFrame.midY - frame.minY)
    syncElement(consume properties, &context, includesChildren: false)
  }

  /// The frame of the switch at the trailing edge, without the label.
  private var switchFrame: CGRect {
    let size = ScreenMetrics.Controls.switchSize
    let y = frame.minY + VerticalAlignment.center.offset(of: size.height, in: frame.height)
    return CGRect(x: frame.maxX - size.width, y: y, width: size.width, height: size.height).mirrored(in: frame, environment.isRightToLeft)
  }

  // As on iOS, a tap only has an effect on the switch and the space around it, but not on the label.
  override func handleTap(_ tap: TapEvent) -> Bool {
    guard environment.isEnabled, switchFrame.insetBy(dx: -ScreenMetrics.Controls.labelSpacing, dy: -frame.height).contains(tap.location) else { return true }
    host.scheduler.withCause("the switch “\(accessibilityText())”") { view.isOn.wrappedValue.toggle() }
    bindingWasSet()
    return true
  }

  override func willTearDown() { reader.end() }
}
