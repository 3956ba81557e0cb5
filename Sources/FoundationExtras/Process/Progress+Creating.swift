public import Foundation

/// What lets `Progress()` be written, as on Apple's platforms: Foundation on Linux has no initializer without parameters.
public protocol CreatableProgress {}

extension Progress: CreatableProgress {}

extension CreatableProgress where Self: Progress {
  /// Creates a progress of 0 of 0 units, which isn't a part of the current one.
  public init() {
    self = Progress(parent: nil, userInfo: nil) as! Self
  }
}
