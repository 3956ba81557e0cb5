import Foundation

/// The tokens of a search field.
@MainActor
struct SearchTokens {
  /// A closure that creates views for the tokens, in order.
  let view: @MainActor () -> AnyView
  /// A closure that removes the last token, and returns whether there was one.
  let removeLast: @MainActor () -> Bool

  init<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(_ tokens: Binding<Tokens>, token: @escaping (Binding<Tokens.Element>) -> Token)
  where Tokens.Element: Identifiable {
    view = {
      AnyView(
        ForEach(tokens.wrappedValue) { element in
          let one = Binding {
            tokens.wrappedValue.first { $0.id == element.id } ?? element
          } set: { new in
            guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
            tokens.wrappedValue.replaceSubrange(index..<tokens.wrappedValue.index(after: index), with: CollectionOfOne(new))
          }
          SearchTokenView(content: token(one))
        })
    }
    removeLast = {
      guard !tokens.wrappedValue.isEmpty else { return false }
      tokens.wrappedValue.removeLast()
      return true
    }
  }
}

/// A token in a search field.
///
/// Its element is a `button` with the token's label. A tap on the button focuses the field.
private struct SearchTokenView<Content: View>: View, TransparentView {
  let content: Content
  @Environment(\.searchFieldFocus) private var focus

  init(content: Content) { self.content = content }

  static var isComparable: Bool { false }

  var body: some View {
    let focus = focus
    return Button {
      focus?.complete("")
    } label: {
      content
    }
  }
}

extension EnvironmentValues {
  /// The action that focuses the enclosing search field.
  @Entry var searchFieldFocus: SearchCompletionAction?
}

extension View {
  private func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    _ text: Binding<String>, _ tokens: Binding<Tokens>, suggesting suggested: Binding<Tokens>?, _ isPresented: Binding<Bool>?, _ prompt: Text?,
    _ token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: prompt?.string ?? "Search", isPresented: isPresented, tokens: SearchTokens(tokens) { token($0.wrappedValue) }
    )
    .searchSuggestions(if: suggested != nil) {
      ForEach(suggested?.wrappedValue.filter { new in !tokens.wrappedValue.contains { $0.id == new.id } } ?? []) { element in
        Button {
          tokens.wrappedValue.append(element)
        } label: {
          token(element)
        }
      }
    }
  }

  private func searchSuggestions<Suggestions: View>(if isThere: Bool, @ViewBuilder _ suggestions: @escaping () -> Suggestions) -> some View {
    EnvironmentModifierView(content: self) { values in
      guard isThere else { return }
      var extras = values.searchExtras ?? SearchExtras()
      extras.suggestions = { AnyView(DeferredContent(suggestions)) }
      values.searchExtras = extras
    }
  }

  /// Adds a `searchField` with tokens above this view.
  ///
  /// Each token is a `button` next to the field.
  ///
  /// Backspace in the empty field removes the last token.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text, tokens, suggesting: nil, nil, prompt, token) }

  /// Adds a `searchField` with tokens above this view.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text, tokens, suggesting: nil, nil, Text(prompt), token) }

  /// Adds a `searchField` with tokens above this view.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text, tokens, suggesting: nil, nil, Text(prompt), token) }

  /// Adds a `searchField` with tokens above this view, and a binding that starts and ends the search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text, tokens, suggesting: nil, isPresented, prompt, token) }

  /// Adds a `searchField` with tokens above this view, and a binding that starts and ends the search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text, tokens, suggesting: nil, isPresented, Text(prompt), token) }

  /// Adds a `searchField` with tokens and suggested tokens above this view.
  ///
  /// While the field is focused, each suggested token is a row. A tap on a row adds the token.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text, tokens, suggesting: suggestedTokens, nil, prompt, token) }

  /// Adds a `searchField` with tokens and suggested tokens above this view.
  ///
  /// While the field is focused, each suggested token is a row. A tap on a row adds the token.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text, tokens, suggesting: suggestedTokens, nil, Text(prompt), token) }

  /// Adds a `searchField` with tokens and suggested tokens above this view.
  ///
  /// A binding controls when the search starts and ends.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text, tokens, suggesting: suggestedTokens, isPresented, prompt, token) }

  /// Adds a `searchField` with editable tokens above this view.
  ///
  /// The closure that creates a token's view receives a binding to the token.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search", tokens: SearchTokens(editableTokens, token: token))
  }
}
