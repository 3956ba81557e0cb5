import Foundation
import ScreenModel

/// A web page with content of the app; in the element tree a `webView` with texts, links and images.
///
/// It scrolls along both axes.
public struct WebView<Content: View>: View {
  private let content: Content

  /// Creates a page with the views of the closure, one below the other: ``Text``, ``Link``, ``Image`` and others.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The page.
  public var body: some View {
    ScrollView([.horizontal, .vertical], type: .webView) { VStack(alignment: .leading, spacing: 12) { content } }.environment(\.textSelection, .page)
  }
}

extension WebView where Content == WebPage {
  /// Creates a page of static HTML: headings, paragraphs, list items, links (`href`), images (`alt`, `src`), `br` and `hr`; of all else the text is shown.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - baseURL: The URL that relative links refer to.
  public init(html: String, baseURL: URL? = nil) { self.init { WebPage(blocks: HTMLParser.blocks(of: html, baseURL: baseURL)) } }
}

/// The blocks of a web page as views.
public struct WebPage: View {
  let blocks: [HTMLBlock]

  /// The view of a block: a heading is a header, a link is a link.
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
