public import UIKit

extension Path {
  /// Creates a path from one of Core Graphics: `Path(UIBezierPath(…).cgPath)`.
  public init(_ path: CGPath) { self.init(outline: path.outline) }

  /// The path, as Core Graphics has it.
  public var cgPath: CGPath { CGPath(outline) }
}
