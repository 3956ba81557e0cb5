public import UIKit

extension Path {
  /// Creates a path from a Core Graphics path, such as `Path(UIBezierPath(…).cgPath)`.
  public init(_ path: CGPath) { self.init(outline: path.outline) }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(outline) }
}
