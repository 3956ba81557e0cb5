import Foundation
import ScreenModel

/// A view that shows a value within a range.
///
/// In the element tree, a gauge is an element of type `other` with the text of the label. The value of the element is the text of the label for the current value, or the value in percent.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View, TransparentView {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  private init(fraction: Double, label: Label, currentValueLabel: CurrentValueLabel, minimumValueLabel: BoundsLabel, maximumValueLabel: BoundsLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  nonisolated private static func fraction<Value: BinaryFloatingPoint>(_ value: Value, _ bounds: ClosedRange<Value>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    let fraction = Double((value - bounds.lowerBound) / length)
    // Dividing zero by zero produces a value that isn't a number, so show an empty gauge.
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The gauge, or the view that a custom style makes from it.
  public var body: some View {
    let view = self
    return StyledView {
      view.configuration
    } standard: {
      GaugeBar(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    }
  }

  private var configuration: GaugeStyleConfiguration {
    let hasBounds = BoundsLabel.self != EmptyView.self
    return GaugeStyleConfiguration(
      value: fraction, label: .init(part: StyledPart(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(part: StyledPart(currentValueLabel)),
      minimumValueLabel: hasBounds ? .init(part: StyledPart(minimumValueLabel)) : nil,
      maximumValueLabel: hasBounds ? .init(part: StyledPart(maximumValueLabel)) : nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<Value: BinaryFloatingPoint>(value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: EmptyView(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a label for the current value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, a label for the current value, and labels for the bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Creates a gauge from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the gauge uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      fraction: configuration.value, label: configuration.label, currentValueLabel: configuration.currentValueLabel, minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }
}

/// The element of a gauge.
private struct GaugeBar<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel

  func makeNode(_ inputs: NodeInputs) -> Node { GaugeNode(self, inputs) }
}

private final class GaugeNode<Label: View, CurrentValueLabel: View>: ViewNode<GaugeBar<Label, CurrentValueLabel>>, PicturedNode {
  private var fraction: Double
  private var label: Node!
  private var currentValue: Node!

  init(_ view: GaugeBar<Label, CurrentValueLabel>, _ inputs: NodeInputs) {
    fraction = view.fraction
    super.init(inputs)
    label = Node.make(view.label, NodeInputs(host: host, parent: self, environment: environment))
    currentValue = Node.make(view.currentValueLabel, NodeInputs(host: host, parent: self, environment: environment))
  }

  override var isItem: Bool { true }

  override func update(_ view: GaugeBar<Label, CurrentValueLabel>) {
    fraction = view.fraction
    label.updateView(view.label)
    currentValue.updateView(view.currentValueLabel)
    markNeedsSync()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    guard let label, let currentValue else { return }
    body(label)
    body(currentValue)
  }

  // The labels are part of the gauge's element, so they don't have their own elements.
  override func forEachSyncedChild(_ body: (Node) -> Void) {}

  override func measure(_ proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : 10_000 } ?? 100, height: 44)
  }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    let known = environment.systemStyle(for: GaugeStyleConfiguration.self)
    (look.style, look.tint) = (known == .automatic ? .capacity : known, style.tint)
    look.note = currentValue.accessibilityText()
  }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    let described = currentValue.accessibilityText()
    var properties = ElementProperties(type: .other, label: label.accessibilityText(), frame: frame)
    properties.value = described.isEmpty ? "\(Int((fraction * 100).rounded()))%" : described
    properties.traits = .updatesFrequently
    properties.details = ElementDetails(number: fraction, range: 0...1)
    properties.details.isAccessibilityElement = true
    properties.isEnabled = environment.isEnabled
    syncElement(properties, &context)
  }

  override func appendAccessibilityText(to text: inout AccessibilityText) { label.appendAccessibilityText(to: &text) }
}
