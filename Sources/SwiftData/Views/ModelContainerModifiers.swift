import HeadlessUI

extension View {
  /// Sets the container of the views inside, and its main context.
  ///
  /// [Apple: modelContainer(_:)](https://developer.apple.com/documentation/swiftui/view/modelcontainer(_:))
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }

  /// Sets the context of the views inside.
  @MainActor @preconcurrency
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Creates a container for a class of models, and sets it for the views inside.
  ///
  /// The container is created once. If it can't be created, the test fails, and the views have the container of the views above, if there is one.
  /// [Apple: modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)](https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)-18hhy)
  ///
  /// - Parameters:
  ///   - modelType: The class of the models. The models that they refer to are included.
  ///   - inMemory: Whether the models are kept in memory, and not in a file.
  ///   - isAutosaveEnabled: Whether the main context saves its changes by itself.
  ///   - isUndoEnabled: Whether the environment's undo manager can undo changes.
  @MainActor @preconcurrency
  public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled)
  }

  /// Creates a container for classes of models, and sets it for the views inside.
  @MainActor @preconcurrency
  public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some View {
    modifier(CreatedContainer(types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: nil))
  }

  /// Creates a container for a class of models, and sets it for the views inside.
  ///
  /// - Parameter onSetup: A closure that is called once with the container, or with the error if it can't be created.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container for classes of models, and sets it for the views inside.
  ///
  /// - Parameter onSetup: A closure that is called once with the container, or with the error if it can't be created.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) -> some View {
    modifier(CreatedContainer(types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
}

extension Scene {
  /// Sets the container of the views in this scene, and its main context.
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.modelContext, container.mainContext) }

  /// Sets the context of the views in this scene.
  @MainActor @preconcurrency
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

  /// Creates a container for a class of models, and sets it for the views in this scene.
  ///
  /// The container is created once. If it can't be created, the test fails, and the views have the container of the views above, if there is one.
  @MainActor @preconcurrency
  public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some Scene {
    modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled)
  }

  /// Creates a container for classes of models, and sets it for the views in this scene.
  @MainActor @preconcurrency
  public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some Scene {
    modified { $0.modelContainer(for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled) }
  }

  /// Creates a container for a class of models, and sets it for the views in this scene.
  ///
  /// - Parameter onSetup: A closure that is called once with the container, or with the error if it can't be created.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) -> some Scene {
    modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container for classes of models, and sets it for the views in this scene.
  ///
  /// - Parameter onSetup: A closure that is called once with the container, or with the error if it can't be created.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) -> some Scene {
    modified { $0.modelContainer(for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup) }
  }
}

/// A container that a view creates, and keeps as long as it's in the hierarchy.
private struct CreatedContainer: ViewModifier {
  @Environment(\.undoManager) private var undoManager
  @Environment(\.modelContext) private var outerContext
  @State private var kept = KeptContainer()
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: ((Result<ModelContainer, any Error>) -> Void)?

  func body(content: Content) -> some View { content.environment(\.modelContext, context) }

  private var context: ModelContext {
    guard let container = kept.container(make) else { return outerContext }
    let context = container.mainContext
    if isUndoEnabled, context.undoManager == nil { context.undoManager = undoManager }
    return context
  }

  private func make() -> ModelContainer? {
    let result = Result { try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory)) }
    if case .success(let container) = result { container.mainContext.autosaveEnabled = isAutosaveEnabled }
    if let onSetup { onSetup(result) } else if case .failure(let error) = result { ModelMistake.containerFailed(error).report() }
    return try? result.get()
  }
}

/// The storage of a container that is created at the first use.
private final class KeptContainer {
  private var made: ModelContainer?
  private var isMade = false

  func container(_ make: () -> ModelContainer?) -> ModelContainer? {
    if isMade { return made }
    isMade = true
    made = make()
    return made
  }
}
