public import Foundation

/// The description of the models that a fetch returns.
///
/// [Apple: FetchDescriptor](https://developer.apple.com/documentation/swiftdata/fetchdescriptor)
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition for a model, or `nil` for all models of the class.
  public var predicate: Predicate<T>?

  /// The order of the models, which isn't defined if the array is empty.
  public var sortBy: [SortDescriptor<T>]

  /// The greatest number of models, or `nil` if there's no limit.
  public var fetchLimit: Int?

  /// The number of models to skip, or `nil` to skip none.
  public var fetchOffset: Int?

  /// A Boolean value that indicates whether changes that aren't saved are included, which is `true` by default.
  public var includePendingChanges: Bool

  /// The properties to read at once, which has no effect on the simulated device.
  public var propertiesToFetch: [PartialKeyPath<T>]

  /// The relationships whose models are read at once, which has no effect on the simulated device.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>]

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - predicate: The condition for a model, or `nil` for all models of the class.
  ///   - sortBy: The order of the models.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
    includePendingChanges = true
    propertiesToFetch = []
    relationshipKeyPathsForPrefetching = []
  }
}

/// `@unchecked Sendable`: The key paths of properties are constants, but `PartialKeyPath` isn't `Sendable`.
extension FetchDescriptor: @unchecked Sendable {}

extension FetchDescriptor: Equatable {
  /// Returns whether two descriptors describe the same models in the same order.
  ///
  /// Two predicates are equal if they have the same operations, key paths, and captured values.
  public static func == (lhs: FetchDescriptor<T>, rhs: FetchDescriptor<T>) -> Bool {
    lhs.sortBy == rhs.sortBy && lhs.fetchLimit == rhs.fetchLimit && lhs.fetchOffset == rhs.fetchOffset && lhs.includePendingChanges == rhs.includePendingChanges
      && lhs.propertiesToFetch == rhs.propertiesToFetch && lhs.relationshipKeyPathsForPrefetching == rhs.relationshipKeyPathsForPrefetching
      && PredicateComparison.areEqual(lhs.predicate, rhs.predicate)
  }
}
