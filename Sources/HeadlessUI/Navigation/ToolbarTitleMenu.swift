import Foundation

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
