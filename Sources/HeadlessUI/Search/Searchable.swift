import Foundation
import ScreenModel

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// The default: below the title of the page.
  public static let automatic = SearchFieldPlacement()
  /// Below the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In a sidebar; on a phone below the title of its page.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title of the page.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// Below the title of the page.
  public static let toolbar = SearchFieldPlacement()
}

extension SearchFieldPlacement {
  /// When the field is shown; here it always is.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// The modes: while the content is at its top, and always.
    case automatic, always
  }

  /// Below the title of the page.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// A view with a search field above it.
struct SearchableView<Content: View>: View, PrimitiveView {
  let content: Content
  let text: Binding<String>
  let prompt: String
  var isPresented: Binding<Bool>?
  var tokens: SearchTokens?

  func makeNode(_ inputs: NodeInputs) -> Node { SearchableNode(self, inputs) }
}

extension View {
  /// Adds a `searchField` above this view, below the title of its page.
  ///
  /// During a search there is a button "Cancel", which empties the field and ends the search, and in a field with
  /// text a button "Clear text". Return removes the focus and runs the actions of `onSubmit(of: .search)` around the view.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt) -> some View {
    SearchableView(content: self, text: text, prompt: String(prompt))
  }

  /// Adds a `searchField` with the prompt "Search" above this view, below the title of its page.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search")
  }

  /// Adds a `searchField` above this view whose search begins and ends as the binding says; the binding follows the user.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    SearchableView(content: self, text: text, prompt: String(prompt), isPresented: isPresented)
  }

  /// Adds a `searchField` with the prompt "Search" above this view whose search begins and ends as the binding says; the binding follows the user.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search", isPresented: isPresented)
  }
}
