import Foundation
import FoundationExtras

/// The default file manager of apps, which knows the folders that an iPhone has in an app's home folder.
///
/// Foundation's own one on Linux lacks some, such as the library, and keeps the paths of others from the first app that asks.
final class AppFileManager: FileManager, @unchecked Sendable {
  static let shared: AppFileManager = AppFileManager()

  // `url(for:in:appropriateFor:create:)` takes the first of these.
  override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    (domainMask.contains(.userDomainMask) ? [directory.folderInHome].compactMap(\.self) : []) + super.urls(for: directory, in: domainMask.subtracting(.userDomainMask))
  }
}
