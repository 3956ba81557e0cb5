import Foundation

/// A menu that opens from the title of the page.
///
/// The title becomes a `button`.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  private let content: () -> Content

  /// Creates a menu without items.
  ///
  /// The page's title stays plain text.
  public init() where Content == EmptyView { content = { EmptyView() } }

  /// Creates a menu with the items of a closure.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The button that opens the menu.
  ///
  /// This property is for internal use by the framework.
  public var _items: some View {
    let isEmpty = Content.self == EmptyView.self
    return isEmpty ? nil : PlacedToolbarItem(content: Menu(content: content) { PageTitle() }, side: .principal)
  }
}

/// The title of the enclosing page.
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

  // The size can't be cached for unchanged inputs, because it depends on the page's title.
  override var measuresPurely: Bool { false }

  override func measure(_ proposal: ProposedSize) -> CGSize { TextMetrics.size(of: page?.title ?? "", font: .headline, width: nil) }

  override func appendAccessibilityText(to text: inout AccessibilityText) { text.append(page?.title ?? "") }
}
