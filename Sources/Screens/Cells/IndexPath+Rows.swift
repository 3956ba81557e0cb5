public import Foundation

// UIKit adds these members to Foundation's type, so code for iOS uses them.
extension IndexPath {
  /// Creates the index path of a row in a section.
  ///
  /// The row and the section are counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The index of the section, or 0 if the path is empty.
  public var section: Int { first ?? 0 }

  /// The index of the row in its section, or 0 if the path has no row.
  public var row: Int { count > 1 ? self[1] : 0 }
}
