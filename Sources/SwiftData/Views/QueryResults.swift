import HeadlessUI

/// The models of a query, which live as long as the query's view.
final class QueryResults<Element: PersistentModel>: CheckedValueOwner, ContextObserver {
  private var context: ModelContext?
  private var descriptor: FetchDescriptor<Element>?
  private var dependencies: FetchDependencies?
  private var transaction: Transaction?
  private var isStale = true
  private var models: [Element] = []
  private var error: (any Error)?
  private lazy var value = CheckedValue(owner: self)

  /// The models, which connect the body that is being evaluated with the query.
  var current: [Element] {
    value.noteRead()
    return models
  }

  /// The error of the last fetch, or `nil` if it succeeded.
  var fetchError: (any Error)? {
    value.noteRead()
    return error
  }

  /// Fetches the models before a body is evaluated, if anything has changed.
  func update(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    // As in SwiftUI, the view is evaluated again even if only an action reads the models. An action would see the models of an earlier evaluation otherwise.
    value.noteRead()
    if context.contents.stores.isEmpty { EvaluatedBody.noteMissingContainer(of: "\(Element.self)") }
    self.transaction = transaction
    if self.context !== context {
      self.context?.removeObserver(self)
      self.context = context
      context.addObserver(self)
      isStale = true
    }
    if self.descriptor != descriptor {
      self.descriptor = descriptor
      dependencies = descriptor.dependencies
      isStale = true
    }
    _ = hasChanged()
  }

  func contextDidChange(_ change: ContextChange) {
    guard let dependencies, dependencies.contains(change) else { return }
    isStale = true
    value.setNeedsCheck(transaction)
  }

  /// Fetches the models again if they may have changed.
  ///
  /// If the fetch fails, the models of the last fetch stay.
  func hasChanged() -> Bool {
    guard isStale, let context, let descriptor else { return false }
    isStale = false
    let (old, hadError) = (models, error != nil)
    do {
      models = context.contents.stores.isEmpty ? [] : try context.fetch(descriptor)
      error = nil
    } catch {
      self.error = error
    }
    return hadError != (error != nil) || old.count != models.count || !zip(old, models).allSatisfy { $0 === $1 }
  }
}
