import Foundation
import FoundationExtras

/// The default file manager of apps, which provides the home folder's subfolders as on an iPhone.
///
/// Foundation's file manager on Linux doesn't know some folders, such as the library. It also caches the paths of other folders, which differ between apps.
final class AppFileManager: FileManager, @unchecked Sendable {
  static let shared: AppFileManager = AppFileManager()

  // Start with the folder in the home folder, because `url(for:in:appropriateFor:create:)` uses the first of these URLs.
  override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    (domainMask.contains(.userDomainMask) ? [directory.folderInHome].compactMap(\.self) : []) + super.urls(for: directory, in: domainMask.subtracting(.userDomainMask))
  }
}
