public import Foundation
public import HeadlessUI

/// Fetches models for a view, and keeps the view up to date.
///
/// [Apple: Query()](https://developer.apple.com/documentation/swiftdata/query())
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(transaction: Transaction) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models for a view, and keeps the view up to date.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")
