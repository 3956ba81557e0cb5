public import Foundation

// Suites have the same from the module Screens, which is preferred where both are visible.
extension IndexPath {
  /// Creates the place of a row in a section of a table.
  @_disfavoredOverload
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the place of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 for an empty path.
  @_disfavoredOverload
  public var section: Int {
    get { first ?? 0 }
    set { self[0] = newValue }
  }

  /// The row in the section; 0 for a path without one.
  @_disfavoredOverload
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The item in the section; 0 for a path without one.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self[1] = newValue }
  }
}
