import HeadlessXCUI

/// A web view of the app: the element of type `webView` around a page.
///
/// The texts, links and fields of the page are elements in it, which take it as their parent: `Label(id: "Imprint", parent: webView)`.
public struct WebView: DescribedElement, Scrollable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a web view that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.webView, id: id, index: index, parent: parent)
  }

  /// Creates a web view that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.webView, matching: matcher, index: index, parent: parent)
  }
}
