/// A mode that indicates whether the user can edit a page's content.
///
/// In edit mode, lists show buttons that delete rows and handles that move them.
public enum EditMode: Hashable, Sendable {
  /// The content can't be edited.
  case inactive
  /// The content is edited temporarily, for example during a swipe on a row.
  case transient
  /// The content can be edited.
  case active

  /// A Boolean value that indicates whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

typealias EditModeStorage = StateStorage<EditMode>

extension EnvironmentValues {
  @Entry private var ownEditMode: Binding<EditMode>?

  /// The edit mode of the page.
  ///
  /// A view can set a different binding with `.environment(\.editMode, $editMode)`.
  public var editMode: Binding<EditMode>? {
    get { ownEditMode ?? editModeStorage.map { Binding(storage: $0) } }
    set { ownEditMode = newValue }
  }

  /// The edit mode of the surrounding page or sheet.
  @Entry var editModeStorage: EditModeStorage?
}

/// A button that toggles the edit mode of the page.
///
/// The button's title is "Edit", or "Done" while the page is being edited.
public struct EditButton: View, TransparentView {
  @Environment(\.editMode) private var editMode

  /// Creates an edit button.
  public init() {}

  /// The button with its current title.
  public var body: some View {
    let editMode = editMode
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    return Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
