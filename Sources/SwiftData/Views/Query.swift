public import Foundation
public import HeadlessUI

/// A property that fetches models, and keeps its view up to date.
///
/// Declare the property with the `@Query` macro: `@Query(sort: \Item.name) private var items: [Item]`.
/// [Apple: Query](https://developer.apple.com/documentation/swiftdata/query)
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let result: ([Element]) -> Result

  private init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ result: @escaping ([Element]) -> Result) {
    self.descriptor = descriptor
    self.transaction = transaction
    self.result = result
  }

  /// The context of the query.
  public var modelContext: ModelContext { context }

  /// The error of the last fetch, or `nil` if it succeeded.
  public var fetchError: (any Error)? { results.fetchError }

  /// The models.
  ///
  /// If a fetch fails, they're the models of the last fetch that succeeded.
  public var wrappedValue: Result { result(results.current) }

  /// Fetches the models before the view's body is evaluated, if anything has changed.
  public func update() { results.update(context, descriptor, transaction) }
}

extension Query where Result == [Element] {
  /// Creates a query for a description of models.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(descriptor, transaction) { $0 } }

  /// Creates a query for a description of models, whose changes are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor, transaction: Transaction(animation: animation)) }

  /// Creates a query for models that match a predicate, in the order of sort descriptors.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Creates a query for models that match a predicate, in the order of sort descriptors, whose changes are animated.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// Creates a query for models that match a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], transaction: transaction)
  }

  /// Creates a query for models that match a predicate, in the order of a property, whose changes are animated.
  public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// Creates a query for models that match a predicate, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], transaction: transaction)
  }

  /// Creates a query for models that match a predicate, in the order of an optional property, whose changes are animated.
  public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}

/// Returns a key path as a sendable key path, which sort descriptors need.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}
