import HeadlessXCUI

/// A web view of the app: the element of type `webView` around a page.
///
/// The texts, links and fields of the page are elements in it, which take it as their parent: `Label(id: "Imprint", parent: webView)`.
public struct WebView: DescribedElement, Scrollable {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a web view without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.webView, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.webView, matching: matcher, index: index, parent: parent)
  }
}
