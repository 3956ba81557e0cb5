/// What is shown where there is nothing to show: a label, a description, and buttons for what to do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, TransparentView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view from a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions, one below the other in the middle of the room.
  public var body: some View {
    VStack {
      label
      description.font(.subheadline)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, the name of a system symbol, and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(String(title), systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with a title, the name of an image of the app, and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(String(title), image: name) }, description: { description }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
  /// What says that a search has found nothing.
  public static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
    search(text: "")
  }

  /// Returns what says that a search for a text has found nothing: “No Results for “tea””.
  public static func search(
    text: String
  ) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
    ContentUnavailableView(label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description(text: text) }) {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of the view that says that a search has found nothing.
public struct SearchUnavailableContent {
  /// The label: what was not found.
  public struct Label: View, TransparentView {
    let text: String
    /// A magnifying glass and the title.
    public var body: some View { HeadlessUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass") }
  }

  /// The description: what to do.
  public struct Description: View, TransparentView {
    let text: String
    /// The text.
    public var body: some View { Text(text.isEmpty ? "Try a new search." : "Check the spelling or try a new search.") }
  }

  /// The actions, of which there are none.
  public struct Actions: View, TransparentView {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}
