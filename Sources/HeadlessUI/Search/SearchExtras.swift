/// The suggestions and scopes that modifiers add to a search field.
struct SearchExtras {
  var suggestions: (@MainActor () -> AnyView)?
  var scopes: (@MainActor () -> AnyView)?
}

/// An action that sets the text of the enclosing search field.
struct SearchCompletionAction: Sendable {
  let complete: @MainActor @Sendable (String) -> Void
}

/// An action that ends the search around a view.
///
/// Read the action with `@Environment(\.dismissSearch) private var dismissSearch` and call `dismissSearch()`.
public struct DismissSearchAction: Sendable {
  let action: @MainActor @Sendable () -> Void

  /// Clears the search field and ends the search.
  @MainActor public func callAsFunction() { action() }
}

/// The condition for showing search scopes.
///
/// On the simulated device, the scopes are shown during a search, regardless of the condition.
public struct SearchScopeActivation: Sendable {
  /// The system default.
  public static let automatic = SearchScopeActivation()
  /// The scopes are shown when the field contains text.
  public static let onTextEntry = SearchScopeActivation()
  /// The scopes are shown when the search starts.
  public static let onSearchPresentation = SearchScopeActivation()
}

extension EnvironmentValues {
  @Entry var searchExtras: SearchExtras?

  @Entry var searchCompletion: SearchCompletionAction?

  /// A Boolean value that indicates whether the user is searching.
  ///
  /// The value belongs to the search field of the enclosing `searchable` modifier.
  @Entry public internal(set) var isSearching: Bool = false

  /// The action that ends the search around the view.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction {}
}

extension View {
  /// Shows suggestions as rows in place of the content while the user types in the search field.
  ///
  /// If there are no suggestions, the content is shown.
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: @escaping () -> Suggestions) -> some View {
    EnvironmentModifierView(content: self) { values in
      var extras = values.searchExtras ?? SearchExtras()
      extras.suggestions = { AnyView(DeferredContent(suggestions)) }
      values.searchExtras = extras
    }
  }

  /// Shows scopes as segments below the search field during a search.
  public func searchScopes<Scope: Hashable, Scopes: View>(_ scope: Binding<Scope>, @ViewBuilder scopes: @escaping () -> Scopes) -> some View {
    EnvironmentModifierView(content: self) { values in
      var extras = values.searchExtras ?? SearchExtras()
      extras.scopes = { AnyView(Picker("Scope", selection: scope) { DeferredContent(scopes) }.pickerStyle(.segmented)) }
      values.searchExtras = extras
    }
  }

  /// Shows scopes as segments below the search field during a search.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: @escaping () -> Scopes
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Sets the text that a tap on this search suggestion enters in the search field.
  public func searchCompletion(_ completion: String) -> some View { SearchCompletionView(content: self, completion: completion) }

  /// Binds the focus of this view's search field to a Boolean state.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { FocusedView(content: self, binding: binding, value: true, emptyValue: false) }

  /// Binds the focus of this view's search field to a state that has a given value while it's focused.
  public func searchFocused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value?) -> some View {
    FocusedView(content: self, binding: binding, value: value, emptyValue: nil)
  }

  /// Sets how the toolbar changes during a search.
  ///
  /// On a phone, the toolbar doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

/// The behavior of the toolbar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The system default.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The bar keeps its content.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// A suggestion that enters its text in the search field when it's tapped.
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
  /// Adds a `searchField` above this view, with suggestions as rows in place of the content.
  ///
  /// This is the older form of `searchSuggestions(_:)`.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a `searchField` above this view, with suggestions as rows in place of the content.
  ///
  /// This is the older form of `searchSuggestions(_:)`.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// Adds a `searchField` above this view, with suggestions as rows in place of the content.
  ///
  /// This is the older form of `searchSuggestions(_:)`.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt, @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
