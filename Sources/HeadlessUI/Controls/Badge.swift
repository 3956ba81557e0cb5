import Foundation
import ScreenModel

/// The texts of badges.
enum Badge {
  /// The value of a tab with a number, as iOS's accessibility has it.
  static func text(ofTab count: Int) -> String? { count == 0 ? nil : count == 1 ? "1 item" : "\(count) items" }
}

/// A row or a page with a badge: a text at the trailing end of the row, or the value of the tab's button.
struct BadgeView<Content: View>: View, PrimitiveView {
  let content: Content
  /// The text as it is in a row.
  var text: String?
  /// The value of a tab's button.
  let badge: String?

  func makeNode(_ inputs: NodeInputs) -> Node { inputs.rowsAreLazy ? RowBadgeNode(self, inputs) : TabBadgeNode(self, inputs) }
}

/// The badge of a tab; elsewhere it shows nothing.
private final class TabBadgeNode<Content: View>: ViewNode<BadgeView<Content>>, ContentProviding {
  private var badge: String?
  private var child: Node!

  init(_ view: BadgeView<Content>, _ inputs: NodeInputs) {
    badge = view.badge
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: BadgeView<Content>) {
    child.updateView(view.content)
    guard badge != view.badge else { return }
    badge = view.badge
    itemsDidChange()
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override var contentProvider: (any ContentProviding)? { self }

  func appendPages(to pages: inout [TabEntry]) {
    let first = pages.count
    appendOwnPages(to: &pages)
    for index in first..<pages.count where pages[index].badge == nil { pages[index].badge = badge }
  }
}

/// A row with a text at its trailing end.
private final class RowBadgeNode<Content: View>: SingleChildNode<BadgeView<Content>> {
  private var text: String?
  private var label: ElementNode!

  init(_ view: BadgeView<Content>, _ inputs: NodeInputs) {
    text = view.text
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    label = ElementNode(ElementProperties(type: .staticText), parent: self)
  }

  override func update(_ view: BadgeView<Content>) {
    content.updateView(view.content)
    guard text != view.text else { return }
    text = view.text
    invalidateLayout()
  }

  private var textSize: CGSize { text.map { TextMetrics.size(of: $0, font: environment.textFont, width: nil) } ?? .zero }

  private func proposal(_ proposal: ProposedSize, _ text: CGSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map { max(0, $0 - (text.width > 0 ? text.width + 8 : 0)) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let text = textSize
    let size = contentSize(for: self.proposal(proposal, text))
    guard text.width > 0 else { return size }
    return CGSize(width: max(size.width + 8 + text.width, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0), height: max(size.height, text.height))
  }

  override func layoutContents() {
    let text = textSize
    let proposal = self.proposal(placedProposal, text)
    let size = contentSize(for: proposal)
    let start = CGPoint(x: frame.minX, y: frame.minY + VerticalAlignment.center.offset(of: size.height, in: frame.height))
    placeContent(at: CGRect(origin: start, size: size).mirrored(in: frame, environment.isRightToLeft).origin, proposal: proposal)
    let place = CGRect(
      x: frame.maxX - text.width, y: frame.minY + VerticalAlignment.center.offset(of: text.height, in: frame.height), width: text.width, height: text.height)
    label.set(ElementProperties(type: .staticText, label: self.text ?? "", traits: .staticText, frame: place.mirrored(in: frame, environment.isRightToLeft)))
  }

  override func syncChildren(_ context: inout SyncContext) {
    super.syncChildren(&context)
    if text == nil { label.detachElements() } else { label.sync(&context) }
  }

  override func collectElements(into elements: inout [ElementID]) {
    super.collectElements(into: &elements)
    if element == nil, text != nil { label.collectElements(into: &elements) }
  }

  override func detachElements() {
    super.detachElements()
    label.detachElements()
  }

  override func appendAccessibilityText(to text: inout AccessibilityText) {
    super.appendAccessibilityText(to: &text)
    if let badge = self.text { text.append(badge) }
  }

  override func willTearDown() { label.tearDown() }
}

extension View {
  /// Shows a number beside a row of a list, as a text, or at a tab, as the value of its button: "3 items"; 0 shows nothing.
  public func badge(_ count: Int) -> some View { BadgeView(content: self, text: count == 0 ? nil : "\(count)", badge: Badge.text(ofTab: count)) }

  /// Shows a text beside a row of a list or at a tab, where it is the value of the tab's button.
  public func badge(_ label: Text?) -> some View { BadgeView(content: self, text: label?.string, badge: label?.string) }

  /// Shows a text beside a row of a list or at a tab, where it is the value of the tab's button.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label) -> some View { BadgeView(content: self, text: String(label), badge: String(label)) }

  /// Makes the badges in this view stand out or not.
  ///
  /// It changes no element.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// The levels: for a note, as usual, and for what needs attention.
  public static let decreased = BadgeProminence(level: -1)
  /// As usual.
  public static let standard = BadgeProminence(level: 0)
  /// For what needs attention.
  public static let increased = BadgeProminence(level: 1)
}
