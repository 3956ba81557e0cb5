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

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct EditModeStorageKey: EnvironmentKey {
  static var defaultValue: EditModeStorage? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the page, or the one that a view around has set: `.environment(\.editMode, $editMode)`.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editModeStorage.map { Binding(storage: $0) } }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode that each page and sheet has of its own.
  var editModeStorage: EditModeStorage? {
    get { self[EditModeStorageKey.self] }
    set { self[EditModeStorageKey.self] = newValue }
  }
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
