public import Foundation
public import HeadlessUI

/// Fetches all models of a class, and updates the view when they change.
///
///     struct TripList: View {
///       @Query private var trips: [Trip]
///     }
///
/// The variable needs a type. To fetch models that depend on a view's arguments, set the query in the view's initializer:
///
///     init(city: String) { _trips = Query(filter: #Predicate<Trip> { $0.city == city }, sort: \Trip.name) }
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches all models of a class, and animates their changes.
///
/// - Parameter animation: The animation of changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches all models of a class, and applies their changes in a transaction.
///
/// - Parameter transaction: The transaction of changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a descriptor describes, and animates their changes.
///
/// - Parameters:
///   - descriptor: The description of the models.
///   - animation: The animation of changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the models that a descriptor describes.
///
/// - Parameters:
///   - descriptor: The description of the models.
///   - transaction: The transaction of changes, or `nil` to use the default transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the models that match a predicate, and animates their changes.
///
/// - Parameters:
///   - filter: The predicate, or `nil` to fetch all models.
///   - descriptors: The order of the models.
///   - animation: The animation of changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the models that match a predicate.
///
/// - Parameters:
///   - filter: The predicate, or `nil` to fetch all models.
///   - descriptors: The order of the models.
///   - transaction: The transaction of changes, or `nil` to use the default transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the models that match a predicate, sorted by a property, and animates their changes.
///
/// - Parameters:
///   - filter: The predicate, or `nil` to fetch all models.
///   - keyPath: The property by which the models are sorted.
///   - order: The direction of the order.
///   - animation: The animation of changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the models that match a predicate, sorted by an optional property, and animates their changes.
///
/// - Parameters:
///   - filter: The predicate, or `nil` to fetch all models.
///   - keyPath: The property by which the models are sorted.
///   - order: The direction of the order.
///   - animation: The animation of changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the models that match a predicate, sorted by a property.
///
/// - Parameters:
///   - filter: The predicate, or `nil` to fetch all models.
///   - keyPath: The property by which the models are sorted.
///   - order: The direction of the order.
///   - transaction: The transaction of changes, or `nil` to use the default transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the models that match a predicate, sorted by an optional property.
///
/// - Parameters:
///   - filter: The predicate, or `nil` to fetch all models.
///   - keyPath: The property by which the models are sorted.
///   - order: The direction of the order.
///   - transaction: The transaction of changes, or `nil` to use the default transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel
