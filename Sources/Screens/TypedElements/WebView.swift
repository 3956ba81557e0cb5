import HeadlessXCUI

/// A web view, which contains the elements of a page.
///
/// To find text, links and fields of the page, use the web view as their parent: `Label(id: "Imprint", parent: webView)`.
public struct WebView: DescribedElement, Scrollable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a web view with the given id.
  ///
  /// The web view isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.webView, id: id, index: index, parent: parent)
  }

  /// Creates a web view that matches the given matcher.
  ///
  /// The web view isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.webView, matching: matcher, index: index, parent: parent)
  }
}
