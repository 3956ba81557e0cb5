/// An activity or action that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  ///
  /// Further calls do nothing.
  func cancel()
}

extension Cancellable {
  /// Stores the activity in a collection.
  ///
  /// It's cancelled when it's removed or the collection is released.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection) where Collection.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores the activity in a set.
  ///
  /// It's cancelled when it's removed or the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
