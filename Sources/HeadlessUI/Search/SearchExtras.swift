/// What modifiers around a search field add to it.
struct SearchExtras {
  var suggestions: (@MainActor () -> AnyView)?
  var scopes: (@MainActor () -> AnyView)?
}

/// Puts a text into the search field around.
struct SearchCompletionAction: Sendable {
  let complete: @MainActor @Sendable (String) -> Void
}

/// An action that ends the search around a view: `@Environment(\.dismissSearch) private var dismissSearch` and then `dismissSearch()`.
public struct DismissSearchAction: Sendable {
  let action: @MainActor @Sendable () -> Void

  /// Empties the field and ends the search.
  @MainActor public func callAsFunction() { action() }
}

/// When the scopes of a search are shown; here they are during a search.
public struct SearchScopeActivation: Sendable {
  /// The system default.
  public static let automatic = SearchScopeActivation()
  /// When there is a text.
  public static let onTextEntry = SearchScopeActivation()
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation()
}

extension EnvironmentValues {
  @Entry var searchExtras: SearchExtras?

  @Entry var searchCompletion: SearchCompletionAction?

  /// Whether the user searches in the field that `searchable` has added around the view.
  @Entry public internal(set) var isSearching: Bool = false

  /// An action that ends the search around the view.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction {}
}

extension View {
  /// Shows rows in place of the content while the user types into the search field of this view; without a row the content stays.
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: @escaping () -> Suggestions) -> some View {
    EnvironmentModifierView(content: self) { values in
      var extras = values.searchExtras ?? SearchExtras()
      extras.suggestions = { AnyView(DeferredContent(suggestions)) }
      values.searchExtras = extras
    }
  }

  /// Shows scopes, as segments, below the search field of this view during a search.
  public func searchScopes<Scope: Hashable, Scopes: View>(_ scope: Binding<Scope>, @ViewBuilder scopes: @escaping () -> Scopes) -> some View {
    EnvironmentModifierView(content: self) { values in
      var extras = values.searchExtras ?? SearchExtras()
      extras.scopes = { AnyView(Picker("Scope", selection: scope) { DeferredContent(scopes) }.pickerStyle(.segmented)) }
      values.searchExtras = extras
    }
  }

  /// Shows scopes, as segments, below the search field of this view during a search.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: @escaping () -> Scopes
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Lets a tap on this view, among the suggestions of a search, put a text into the search field.
  public func searchCompletion(_ completion: String) -> some View { SearchCompletionView(content: self, completion: completion) }

  /// Binds the focus of the search field of this view: it has the focus while the state is `true`.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { FocusedView(content: self, binding: binding, value: true, emptyValue: false) }

  /// Binds the focus of the search field of this view: it has the focus while the state has the value.
  public func searchFocused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value?) -> some View {
    FocusedView(content: self, binding: binding, value: value, emptyValue: nil)
  }

  /// Sets where suggestions are shown, which a phone does not follow.
  ///
  /// It changes no element.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

/// What becomes of the bar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The system default.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The bar keeps its content.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// A suggestion that completes the text of the search.
private struct SearchCompletionView<Content: View>: View, TransparentView {
  let content: Content
  let completion: String
  @Environment(\.searchCompletion) private var action

  init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }

  var body: some View {
    let (action, completion) = (action, completion)
    return Button {
      action?.complete(completion)
    } label: {
      content
    }
  }
}

extension View {
  /// Adds a `searchField` above this view, and rows for the search in place of the content; the older form of `searchSuggestions(_:)`.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a `searchField` above this view, and rows for the search in place of the content; the older form of `searchSuggestions(_:)`.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// Adds a `searchField` above this view, and rows for the search in place of the content; the older form of `searchSuggestions(_:)`.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt, @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
