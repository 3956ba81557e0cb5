public import Foundation

extension Progress {
  /// Creates a progress of 0 of 0 units, which isn't a part of the current one.
  ///
  /// It lets `Progress()` be written, and `Download()` of a subclass without initializers of its own: Foundation on Linux has no initializer without parameters.
  /// A subclass can't override it; its own initializers call `super.init(parent: nil, userInfo: nil)`.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}
