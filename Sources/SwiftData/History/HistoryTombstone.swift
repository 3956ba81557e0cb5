/// The values of a deleted model that the history keeps.
///
/// They're the values of the attributes with the option `.preserveValueOnDeletion`. [Apple: HistoryTombstone](https://developer.apple.com/documentation/swiftdata/historytombstone)
///
/// `@unchecked Sendable`: The values are `Sendable`, and the key paths of properties are constants, but `PartialKeyPath` isn't `Sendable`.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
  /// An iterator over the values.
  public struct Iterator: IteratorProtocol {
    fileprivate var values: [any Sendable].Iterator

    /// Returns the next value, or `nil` if there are no more values.
    public mutating func next() -> Any? { values.next() }
  }

  private let keyPaths: [PartialKeyPath<Model>]
  private let values: [any Sendable]

  /// Creates a tombstone with the values of properties.
  init(_ properties: [(keyPath: PartialKeyPath<Model>, value: any Sendable)] = []) {
    keyPaths = properties.map(\.keyPath)
    values = properties.map(\.value)
  }

  /// Returns the value of a property, or `nil` if the history doesn't keep it.
  public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? { keyPaths.firstIndex(of: keyPath).map { values[$0] } }

  /// Returns an iterator over the values, in the order of the properties.
  public func makeIterator() -> Iterator { Iterator(values: values.makeIterator()) }
}
