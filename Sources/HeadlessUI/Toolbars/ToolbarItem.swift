import Foundation

/// An item of a toolbar: a view, and the place where it belongs.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  private init(placement: ToolbarItemPlacement, made content: Content) {
    self.placement = placement
    self.content = content
  }

  /// The item's views with its placement, for the framework's own use.
  public var _items: some View { PlacedToolbarItem(content: content, side: placement.side) }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.init(placement: placement, made: content()) }
}

extension ToolbarItem where ID == String {
  /// Creates an item that a user could arrange; on a phone it stays where it is.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, made: content())
  }
}

/// Items of a toolbar with the same placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group of items with a label for where there is no room; on a phone the items are shown.
  public init<Label: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(placement: placement, content: content)
  }

  /// The items in a row, with the group's placement, for the framework's own use.
  public var _items: some View { PlacedToolbarItem(content: HStack(content: { content }), side: placement.side) }
}

/// Room between items of a toolbar.
///
/// It changes no element.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates room of a size.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Nothing, for the framework's own use.
  public var _items: some View { EmptyView() }
}

/// The size of room in a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// A fixed size.
  public static let fixed = SpacerSizing(isFixed: true)
  /// As much as there is.
  public static let flexible = SpacerSizing(isFixed: false)
}

/// A menu that the title of the page opens; the title is a `button` then.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  private let content: () -> Content

  /// Creates a menu without items: the title is as it is.
  public init() where Content == EmptyView { content = { EmptyView() } }

  /// Creates a menu of the views of a closure.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The title that opens the menu, for the framework's own use.
  public var _items: some View {
    let isEmpty = Content.self == EmptyView.self
    return isEmpty ? nil : PlacedToolbarItem(content: Menu(content: content) { PageTitle() }, side: .principal)
  }
}

/// The title of the page around.
private struct PageTitle: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { PageTitleNode(self, inputs) }
}

private final class PageTitleNode: ViewNode<PageTitle> {
  private weak var page: PageNode?

  init(_ view: PageTitle, _ inputs: NodeInputs) {
    super.init(inputs)
    page = enclosingPage
  }

  override var isItem: Bool { true }

  // The page asks for a layout when its title changes.
  override var measuresPurely: Bool { false }

  override func measure(_ proposal: ProposedSize) -> CGSize { TextMetrics.size(of: page?.title ?? "", font: .headline, width: nil) }

  override func appendAccessibilityText(to text: inout AccessibilityText) { text.append(page?.title ?? "") }
}
