import HeadlessUI

private struct ModelContextKey: EnvironmentKey {
  // Computed, because a stored property would need a `Sendable` type.
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context that queries and other code of views use.
  ///
  /// Without a container in the environment, it's a context without models. Queries are empty, and the log names each of them once. Inserting a model fails the test.
  /// [Apple: modelContext](https://developer.apple.com/documentation/swiftui/environmentvalues/modelcontext)
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? EmptyContext.shared.context }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// The context of views without a container.
///
/// `@unchecked Sendable`: The context has no models, so it never changes.
private final class EmptyContext: @unchecked Sendable {
  static let shared = EmptyContext()

  let context = ModelContext(ModelContainer(ContainerContents(schema: Schema(), stores: [])))
}
