/// Whether the user is editing the views of a page: its lists then have buttons to delete rows and handles to move them.
public enum EditMode: Hashable, Sendable {
  /// Nothing is being edited.
  case inactive
  /// One row is being edited, as during a swipe.
  case transient
  /// The views are being edited.
  case active

  /// Whether something is being edited.
  public var isEditing: Bool { self != .inactive }
}

typealias EditModeStorage = StateStorage<EditMode>

extension EnvironmentValues {
  @Entry private var ownEditMode: Binding<EditMode>?

  /// The edit mode of the page, or the one that a view around has set: `.environment(\.editMode, $editMode)`.
  public var editMode: Binding<EditMode>? {
    get { ownEditMode ?? editModeStorage.map { Binding(storage: $0) } }
    set { ownEditMode = newValue }
  }

  /// The edit mode that each page and sheet has of its own.
  @Entry var editModeStorage: EditModeStorage?
}

/// A button "Edit" that starts editing the page around it, and then is a button "Done" that ends it.
public struct EditButton: View, TransparentView {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}

  /// The button.
  public var body: some View {
    let editMode = editMode
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    return Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
