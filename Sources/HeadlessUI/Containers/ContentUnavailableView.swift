/// A view that an app shows when content isn't available, with a label, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, TransparentView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a content unavailable view with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions in a vertical stack.
  ///
  /// The label's icon is above its title.
  public var body: some View {
    VStack {
      label
        .labelStyle(UnavailableLabelStyle())
        .font(.title2.bold())
      description
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The label of content that isn't available: a large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a content unavailable view with a title, a system image and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(String(title), systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a content unavailable view with a title, an image name and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(String(title), image: name) }, description: { description }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
  /// A view that indicates that a search has no results.
  public static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
    search(text: "")
  }

  /// Creates a view that indicates that a search for the given string has no results.
  ///
  /// For example, the title for the string “tea” is “No Results for “tea””.
  public static func search(
    text: String
  ) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
    ContentUnavailableView(label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description(text: text) }) {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The types of the label, description and actions of a view for a search without results.
public struct SearchUnavailableContent {
  /// The label that contains the search string.
  public struct Label: View, TransparentView {
    let text: String
    /// The title with a magnifying glass.
    public var body: some View { HeadlessUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass") }
  }

  /// The description that suggests another search.
  public struct Description: View, TransparentView {
    let text: String
    /// The text of the description.
    public var body: some View { Text(text.isEmpty ? "Try a new search." : "Check the spelling or try a new search.") }
  }

  /// The actions, which are empty.
  public struct Actions: View, TransparentView {
    /// An empty view.
    public var body: some View { EmptyView() }
  }
}
