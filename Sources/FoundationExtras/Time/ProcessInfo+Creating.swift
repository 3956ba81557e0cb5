public import Foundation

/// A protocol that makes `ProcessInfo()` available.
///
/// On Apple's platforms, the initializer is public, but Foundation on Linux doesn't expose it.
public protocol CreatableProcessInfo {}

extension ProcessInfo: CreatableProcessInfo {}

extension CreatableProcessInfo where Self: ProcessInfo {
  /// Returns the shared information about the process, `ProcessInfo.processInfo`.
  public init() {
    self = ProcessInfo.processInfo as! Self
  }
}
