import Foundation
import ScreenModel

/// The progress of a task; in the element tree an `activityIndicator`, or a `progressIndicator` with its label and a value in percent if the progress is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, TransparentView {
  private let fraction: Double?
  private let total: Double
  private let isDeterminate: Bool
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(isDeterminate: Bool, fraction: Double?, total: Double = 1, label: Label, currentValueLabel: CurrentValueLabel) {
    self.isDeterminate = isDeterminate
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    self.total = total
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a bar with a label and a description of the value; `nil` means that the progress is not known.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      isDeterminate: true, fraction: value.map { total > 0 ? Double($0 / total) : 0 }, total: Double(total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The label, then the indicator, then the description of the value, or what a style around makes of them.
  public var body: some View {
    let view = self
    return StyledView {
      view.configuration
    } standard: {
      VStack {
        label
        ProgressIndicator(title: (label as? Text)?.string ?? "", fraction: fraction, total: total, isBar: isDeterminate)
        currentValueLabel
      }
    }
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(part: StyledPart(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(part: StyledPart(currentValueLabel)), isDeterminate: isDeterminate, total: total)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(isDeterminate: false, fraction: nil, label: label(), currentValueLabel: EmptyView()) }

  /// Creates a bar with a label; `nil` means that the progress is not known.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() { self.init(isDeterminate: false, fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Creates a bar; `nil` means that the progress is not known.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) { self.init(value: value, total: total) { EmptyView() } }

  /// Creates a bar for an object that reports progress, as it is when the view is described.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted, total: 1) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// Creates a bar with a title; `nil` means that the progress is not known.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(_ title: Title, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel? {
  /// Creates the progress view that a style is applied to, in the style around that one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      isDeterminate: configuration.isDeterminate, fraction: configuration.fractionCompleted, total: configuration.total, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

private struct ProgressIndicator: View, PrimitiveView, Equatable {
  /// The text of the label; empty where it is no text.
  let title: String
  let fraction: Double?
  let total: Double
  let isBar: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { ProgressIndicatorNode(self, inputs) }
}

private final class ProgressIndicatorNode: ViewNode<ProgressIndicator> {
  private var view: ProgressIndicator

  init(_ view: ProgressIndicator, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override var isItem: Bool { true }

  override func update(_ view: ProgressIndicator) {
    guard view != self.view else { return }
    let isLaidOutAnew = view.isBar != self.view.isBar
    self.view = view
    if isLaidOutAnew { invalidateLayout() } else { markNeedsSync() }
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    guard view.isBar else { return ScreenMetrics.Controls.spinnerSize }
    return CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : 10_000 } ?? 100, height: ScreenMetrics.Controls.progressHeight)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: view.isBar ? .progressIndicator : .activityIndicator, frame: frame)
    // A bar has the text of its label; else the texts are those of the system's accessibility.
    properties.label = !view.isBar ? "In progress" : view.title.isEmpty ? "Progress" : view.title
    properties.value = view.isBar ? view.fraction.map { "\(Int(($0 * 100).rounded()))%" } : "1"
    properties.traits = .updatesFrequently
    if let fraction = view.fraction, view.total > 0, view.total.isFinite {
      properties.details = ElementDetails(number: fraction * view.total, range: 0...view.total)
    }
    properties.isEnabled = environment.isEnabled
    syncElement(properties, &context)
  }
}
