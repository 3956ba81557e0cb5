import Foundation
import ScreenModel

/// The node of a slider.
///
/// The binding's value determines the position of the thumb.
final class SliderNode<Label: View, ValueLabel: View>: ViewNode<Slider<Label, ValueLabel>>, BindingReading, AdjustableSlider, PicturedNode {
  private var view: Slider<Label, ValueLabel>
  private var label: Node!
  private var minimum: Node!
  private var maximum: Node!
  private var value = 0.0
  private var track: CGRect = .zero
  let reader: Reader

  private var thumbWidth: CGFloat { ScreenMetrics.Controls.sliderThumbWidth }
  private var height: CGFloat { ScreenMetrics.Controls.sliderHeight }
  private var spacing: CGFloat { ScreenMetrics.Controls.labelSpacing }

  init(_ view: Slider<Label, ValueLabel>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    label = Node.make(view.label, childInputs)
    minimum = Node.make(view.minimumValueLabel, childInputs)
    maximum = Node.make(view.maximumValueLabel, childInputs)
    value = readBinding { view.value.wrappedValue }
  }

  var viewName: String { "Slider" }

  override var isControl: Bool { true }
  override var isItem: Bool { true }

  override func update(_ view: Slider<Label, ValueLabel>) {
    if view.bounds != self.view.bounds { markNeedsSync() }
    self.view = view
    label.updateView(view.label)
    minimum.updateView(view.minimumValueLabel)
    maximum.updateView(view.maximumValueLabel)
    bindingDidChange()
  }

  func bindingDidChange() {
    let new = readBinding { view.value.wrappedValue }
    guard new != value else { return }
    value = new
    markNeedsSync()
  }

  override func environmentDidChange() { markNeedsSync() }

  override func forEachChild(_ body: (Node) -> Void) {
    guard let label, let minimum, let maximum else { return }
    body(label)
    body(minimum)
    body(maximum)
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) {
    body(minimum)
    body(maximum)
  }

  /// The views at the two ends of the track.
  private var ends: [Node] { Array(minimum.collectItems()) + Array(maximum.collectItems()) }

  // MARK: Position

  private var length: Double { view.bounds.upperBound - view.bounds.lowerBound }

  var normalizedPosition: Double {
    guard length > 0, value.isFinite else { return 0 }
    return min(max(0, (value - view.bounds.lowerBound) / length), 1)
  }

  func move(toNormalizedPosition position: Double) {
    let clamped = position.isFinite ? min(max(0, position), 1) : 0
    set(stepped(view.bounds.lowerBound + clamped * length))
  }

  func move(to value: Double) {
    let stepped = stepped(value)
    // Adding up steps causes rounding errors. If the value differs from a step only by a rounding error, use the value itself.
    set(abs(stepped - value) <= 1e-9 * (view.step ?? 0) ? value : stepped)
  }

  /// Returns the nearest value on the slider's steps.
  private func stepped(_ value: Double) -> Double {
    guard let step = view.step, step > 0 else { return value }
    let steps = min(((value - view.bounds.lowerBound) / step).rounded(), (length / step + 1e-9).rounded(.down))
    return view.bounds.lowerBound + steps * step
  }

  private func set(_ new: Double) {
    host.scheduler.withCause("the slider “\(label.accessibilityText())”") {
      view.onEditingChanged(true)
      view.value.wrappedValue = min(max(view.bounds.lowerBound, new), view.bounds.upperBound)
      view.onEditingChanged(false)
    }
    bindingWasSet()
  }

  // MARK: Layout and elements

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let sizes = ends.map { $0.size(for: .unspecified) }
    let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 200
    let least = sizes.reduce(thumbWidth) { $0 + $1.width + spacing }
    return CGSize(width: max(width, least), height: sizes.reduce(height) { max($0, $1.height) })
  }

  override func layoutContents() {
    track = CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    let (left, right): (Node, Node) = isMirrored ? (maximum, minimum) : (minimum, maximum)
    for item in left.collectItems() {
      let size = item.size(for: .unspecified)
      item.place(at: CGPoint(x: track.minX, y: frame.minY + VerticalAlignment.center.offset(of: size.height, in: frame.height)), proposal: .unspecified)
      track = CGRect(x: track.minX + size.width + spacing, y: track.minY, width: track.width - size.width - spacing, height: height)
    }
    for item in right.collectItems().reversed() {
      let size = item.size(for: .unspecified)
      let x = track.maxX - size.width
      item.place(at: CGPoint(x: x, y: frame.minY + VerticalAlignment.center.offset(of: size.height, in: frame.height)), proposal: .unspecified)
      track = CGRect(x: track.minX, y: track.minY, width: track.width - size.width - spacing, height: height)
    }
  }

  override func syncContents(_ context: inout SyncContext) {
    let overrides = context.overrides
    context.overrides = nil
    for item in ends { item.sync(&context) }
    context.overrides = overrides
    var properties = ElementProperties(type: .slider, label: label.accessibilityText(), frame: track)
    properties.value = "\(Int((normalizedPosition * 100).rounded()))%"
    properties.traits = .adjustable
    properties.details = ElementDetails(number: value, range: view.bounds, step: view.step)
    properties.isEnabled = environment.isEnabled
    syncElement(properties, &context, includesChildren: false)
  }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) { look.tint = style.tint }

  override func collectElements(into elements: inout [ElementID]) {
    for item in ends { item.collectElements(into: &elements) }
    if let element { elements.append(element) }
  }

  // MARK: Input

  // The smallest value is at the leading edge, so the slider is mirrored in right-to-left layouts.
  private var isMirrored: Bool { environment.isRightToLeft }

  private var thumb: CGPoint {
    let part = isMirrored ? 1 - normalizedPosition : normalizedPosition
    return CGPoint(x: track.minX + thumbWidth / 2 + CGFloat(part) * (track.width - thumbWidth), y: track.midY)
  }

  // As on iOS, the surrounding views handle a drag that starts beside the thumb.
  override func claimsDrag(_ drag: DragEvent) -> Bool { environment.isEnabled && abs(drag.start.x - thumb.x) <= 22 && track.width > thumbWidth }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    guard claimsDrag(drag) else { return false }
    let part = Double((drag.end.x - drag.start.x) / (track.width - thumbWidth))
    move(toNormalizedPosition: normalizedPosition + (isMirrored ? -part : part))
    return true
  }

  override func handleTap(_ tap: TapEvent) -> Bool { true }

  override func willTearDown() { reader.end() }
}
