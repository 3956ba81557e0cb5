/// An activity or action that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity; calling it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity in a collection; it is cancelled when it is taken out or the collection is released.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection) where Collection.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the activity in a set; it is cancelled when it is taken out or the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
