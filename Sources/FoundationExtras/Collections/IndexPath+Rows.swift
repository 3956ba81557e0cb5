public import Foundation

// Some members are disfavored, because the Screens module declares them too. Test suites that see both use the members of Screens.
extension IndexPath {
  /// Creates an index path for a row in a section of a table.
  @_disfavoredOverload
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates an index path for an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section, or 0 if the path is empty.
  @_disfavoredOverload
  public var section: Int {
    get { first ?? 0 }
    set { self[0] = newValue }
  }

  /// The index of the row in its section, or 0 if the path doesn't have one.
  @_disfavoredOverload
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The index of the item in its section, or 0 if the path doesn't have one.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self[1] = newValue }
  }
}
