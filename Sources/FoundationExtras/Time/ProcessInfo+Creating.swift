public import Foundation

/// What lets `ProcessInfo()` be written, as on Apple's platforms: Foundation keeps its initializer to itself on Linux.
public protocol CreatableProcessInfo {}

extension ProcessInfo: CreatableProcessInfo {}

extension CreatableProcessInfo where Self: ProcessInfo {
  /// Returns the information about the process, which there is one of: `ProcessInfo.processInfo`.
  public init() {
    self = ProcessInfo.processInfo as! Self
  }
}
