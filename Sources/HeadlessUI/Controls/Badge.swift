import Foundation
import ScreenModel

/// The accessibility values of badges.
enum Badge {
  /// Returns the accessibility value of a tab with a number of items, as on iOS, or `nil` for 0.
  static func text(ofTab count: Int) -> String? { count == 0 ? nil : count == 1 ? "1 item" : "\(count) items" }

  /// Returns the text that a tab shows for an accessibility value: “3” for “3 items”.
  static func shownText(of value: String?) -> String {
    guard let value, let count = Int(value.prefix { $0.isNumber }), value == text(ofTab: count) else { return value ?? "" }
    return "\(count)"
  }
}

/// A view with a badge.
///
/// In a row, the badge is static text at the trailing end. In a tab, the badge is the value of the tab's button.
struct BadgeView<Content: View>: View, PrimitiveView {
  let content: Content
  /// The text of the badge in a row.
  var text: String?
  /// The value of the tab's button.
  let badge: String?

  func makeNode(_ inputs: NodeInputs) -> Node { inputs.rowsAreLazy ? RowBadgeNode(self, inputs) : TabBadgeNode(self, inputs) }
}

/// The badge of a tab.
///
/// The badge isn't shown outside tab views.
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

/// A row with the badge's text at its trailing end.
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
    label.look.text = TextLook(size: environment.textFont.size, paint: PaintSource.level(1).paint(LookStyle(), environment))
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
  /// Adds a numeric badge to a list row or a tab.
  ///
  /// A value of 0 hides the badge.
  ///
  /// In a row, the badge is static text. In a tab, the badge is the value of the tab's button, such as "3 items".
  public func badge(_ count: Int) -> some View { BadgeView(content: self, text: count == 0 ? nil : "\(count)", badge: Badge.text(ofTab: count)) }

  /// Adds a text badge to a list row or a tab.
  ///
  /// In a row, the badge is static text. In a tab, the badge is the value of the tab's button.
  public func badge(_ label: Text?) -> some View { BadgeView(content: self, text: label?.string, badge: label?.string) }

  /// Adds a text badge to a list row or a tab.
  ///
  /// In a row, the badge is static text. In a tab, the badge is the value of the tab's button.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label) -> some View { BadgeView(content: self, text: String(label), badge: String(label)) }

  /// Sets the prominence of the badges in this view.
  ///
  /// On the simulated device, it has no effect.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
}

/// The visual prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// The prominence of a badge with additional information.
  public static let decreased = BadgeProminence(level: -1)
  /// The standard prominence.
  public static let standard = BadgeProminence(level: 0)
  /// The prominence of a badge that needs attention.
  public static let increased = BadgeProminence(level: 1)
}
