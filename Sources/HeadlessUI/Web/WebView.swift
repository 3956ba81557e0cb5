import Foundation
import ScreenModel

/// A web page whose content the app gives; a `webView` in the element tree with the texts, links and images in it.
///
/// It scrolls both ways.
public struct WebView<Content: View>: View {
  private let content: Content

  /// Creates a page of the views in the closure, one below the other: ``Text``, ``Link``, ``Image`` and whatever else the page shows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The page.
  public var body: some View {
    ScrollView([.horizontal, .vertical], type: .webView) { VStack(alignment: .leading, spacing: 12) { content } }
  }
}

extension WebView where Content == WebPage {
  /// Creates a page of static HTML: headings, paragraphs, list items, links (`href`), images (`alt`, `src`), `br` and `hr`; anything else is shown as its text.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - baseURL: What links without a scheme are relative to.
  public init(html: String, baseURL: URL? = nil) { self.init { WebPage(blocks: HTMLParser.blocks(of: html, baseURL: baseURL)) } }
}

/// The blocks of a web page as views.
public struct WebPage: View {
  let blocks: [HTMLBlock]

  /// Each block in its place: a heading as a header, a link as a link.
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
