import Foundation
import ScreenModel

/// A web page whose content the app provides.
///
/// Its element is a `webView` with texts, links, and images.
///
/// The page scrolls along both axes.
public struct WebView<Content: View>: View {
  private let content: Content

  /// Creates a page with views below each other, such as ``Text``, ``Link``, and ``Image``.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the page.
  public var body: some View {
    ScrollView([.horizontal, .vertical], type: .webView) { VStack(alignment: .leading, spacing: 12) { content } }.environment(\.textSelection, .page)
  }
}

extension WebView where Content == WebPage {
  /// Creates a page from static HTML.
  ///
  /// Supported are headings, paragraphs, list items, links (`href`), images (`alt`, `src`), `br`, and `hr`. Only the text of other content is shown.
  /// - Parameters:
  ///   - html: The HTML of the page.
  ///   - baseURL: The URL that relative links are resolved against.
  public init(html: String, baseURL: URL? = nil) { self.init { WebPage(blocks: HTMLParser.blocks(of: html, baseURL: baseURL)) } }
}

/// The blocks of a web page, as views.
public struct WebPage: View {
  let blocks: [HTMLBlock]

  /// The views of the blocks.
  ///
  /// A heading is a header, and a link is a link.
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
