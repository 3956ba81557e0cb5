import Foundation
import ScreenModel

/// A view that shows the progress of a task.
///
/// In the element tree, a spinner is an `activityIndicator`. A bar is a `progressIndicator` with the label and the value in percent. The label is above a bar, at its leading edge, and below a spinner.
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

  /// Creates a progress bar with a value, a total, a label and a label for the value.
  ///
  /// If the value is `nil`, the progress is unknown.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      isDeterminate: true, fraction: value.map { total > 0 ? Double($0 / total) : 0 }, total: Double(total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The label, the indicator and the value's label, or the view that a custom style makes from them.
  public var body: some View {
    let view = self
    return StyledView {
      view.configuration
    } standard: {
      let indicator = ProgressIndicator(title: (label as? Text)?.string ?? "", fraction: fraction, total: total, isBar: isDeterminate)
      if isDeterminate {
        VStack(alignment: .leading) {
          label
          indicator
          currentValueLabel
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      } else {
        VStack {
          indicator
          label
            .foregroundStyle(.secondary)
          currentValueLabel
        }
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

  /// Creates a progress bar with a value, a total and a label.
  ///
  /// If the value is `nil`, the progress is unknown.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() { self.init(isDeterminate: false, fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Creates a progress bar with a value and a total.
  ///
  /// If the value is `nil`, the progress is unknown.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) { self.init(value: value, total: total) { EmptyView() } }

  /// Creates a progress bar that shows the current fraction of a progress object.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted, total: 1) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// Creates a progress bar with a title, a value and a total.
  ///
  /// If the value is `nil`, the progress is unknown.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(_ title: Title, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel? {
  /// Creates a progress view from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the progress view uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      isDeterminate: configuration.isDeterminate, fraction: configuration.fractionCompleted, total: configuration.total, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

private struct ProgressIndicator: View, PrimitiveView, Equatable {
  /// The text of the label, or an empty string if the label doesn't contain text.
  let title: String
  let fraction: Double?
  let total: Double
  let isBar: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { ProgressIndicatorNode(self, inputs) }
}

private final class ProgressIndicatorNode: ViewNode<ProgressIndicator>, PicturedNode {
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

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) { (look.style, look.tint) = (view.isBar ? .linear : .circular, style.tint) }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: view.isBar ? .progressIndicator : .activityIndicator, frame: frame)
    // Only a bar uses the title as its label. “In progress” and “Progress” are the system's labels.
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
