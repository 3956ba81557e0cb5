import Foundation
import ScreenModel

/// A view that shows a web page.
///
/// The app provides the content of the page.
///
/// Its element is a `webView` with text, links, and images.
///
/// The page scrolls along both axes.
public struct WebView<Content: View>: View {
  private let content: Content

  /// Creates a page from views that are stacked vertically, such as ``Text``, ``Link``, and ``Image``.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the page.
  public var body: some View {
    ScrollView([.horizontal, .vertical], type: .webView) { VStack(alignment: .leading, spacing: 12) { content } }.environment(\.textSelection, .page)
  }
}

extension WebView where Content == WebPage {
  /// Creates a page from static HTML.
  ///
  /// The page supports headings, paragraphs, list items, links (`href`), images (`alt`, `src`), `br`, and `hr`. Other content is shown as text only.
  /// - Parameters:
  ///   - html: The HTML of the page.
  ///   - baseURL: The URL that relative links are resolved against.
  public init(html: String, baseURL: URL? = nil) { self.init { WebPage(blocks: HTMLParser.blocks(of: html, baseURL: baseURL)) } }
}

/// A view that shows the blocks of a web page.
public struct WebPage: View {
  let blocks: [HTMLBlock]

  /// A view for each block.
  ///
  /// The element of a heading is a header, and the element of a link is a link.
  public var body: some View {
    ForEach(blocks.indices, id: \.self) { index in
      switch blocks[index] {
      case .heading(let text): Text(text).font(.title).accessibilityAddTraits(.isHeader)
      case .text(let text): Text(text)
      case .link(let text, let url): Link(text, destination: url)
      case .image(let name, let description): Image(name, label: Text(description))
      }
    }
  }
}
