/// An activity or action that can be canceled.
public protocol Cancellable {
  /// Cancels the activity.
  ///
  /// Further calls do nothing.
  func cancel()
}

extension Cancellable {
  /// Stores the activity in a collection.
  ///
  /// The activity is canceled when it's removed from the collection or the collection is released.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection) where Collection.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores the activity in a set.
  ///
  /// The activity is canceled when it's removed from the set or the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
