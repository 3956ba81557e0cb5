public import Foundation

// As UIKit has it: a section, and a row in it.
extension IndexPath {
  /// Creates the path of a row in a section; both are counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The index of the section; 0 for an empty path.
  public var section: Int { first ?? 0 }

  /// The index of the row in its section; 0 for a path without one.
  public var row: Int { count > 1 ? self[1] : 0 }
}
