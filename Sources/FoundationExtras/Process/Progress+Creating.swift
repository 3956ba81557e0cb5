public import Foundation

extension Progress {
  /// Creates a progress object with 0 of 0 units that isn't a child of the current progress.
  ///
  /// Foundation on Linux doesn't have an initializer without parameters. This initializer supports `Progress()`, and `Download()` for a subclass without initializers.
  /// A subclass can't override this initializer. The initializers of a subclass must call `super.init(parent: nil, userInfo: nil)`.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}
