import Foundation
import ScreenModel

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// The default placement, below the title of the page.
  public static let automatic = SearchFieldPlacement()
  /// The placement below the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// The placement in a sidebar.
  ///
  /// On a phone, the field is below the title of the page.
  public static let sidebar = SearchFieldPlacement()
  /// The placement below the title of the page.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// The placement below the title of the page.
  public static let toolbar = SearchFieldPlacement()
}

extension SearchFieldPlacement {
  /// The display mode of the search field.
  ///
  /// On the simulated device, the field is always shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// The field is shown while the content is at its top.
    case automatic
    /// The field is always shown.
    case always
  }

  /// The placement below the title of the page.
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
  /// Adds a `searchField` above this view, below the title of the page.
  ///
  /// During a search, the button "Cancel" clears the field and ends the search. If the field contains text, the button "Clear text" clears it. The Return key removes the focus and runs
  /// the actions of the enclosing `onSubmit(of: .search)` modifiers.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt) -> some View {
    SearchableView(content: self, text: text, prompt: String(prompt))
  }

  /// Adds a `searchField` with the prompt "Search" above this view, below the title of the page.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search")
  }

  /// Adds a `searchField` above this view, with a binding that starts and ends the search.
  ///
  /// Set the binding to start or end the search. The binding also changes when the user starts or ends the search.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    SearchableView(content: self, text: text, prompt: String(prompt), isPresented: isPresented)
  }

  /// Adds a `searchField` with the prompt "Search" and a binding that starts and ends the search.
  ///
  /// Set the binding to start or end the search. The binding also changes when the user starts or ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search", isPresented: isPresented)
  }
}
