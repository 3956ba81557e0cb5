public import Foundation

extension FileManager {
  /// The identity of the user's iCloud account.
  ///
  /// Always `nil`, because the simulated device isn't signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the app's iCloud container.
  ///
  /// Always `nil`, because the simulated device isn't signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud.
  ///
  /// Always `false`, because the simulated device isn't signed in to iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Returns the folder of an app group, creating it and its standard subfolders if needed.
  ///
  /// The folder is in the app's home folder, so apps on one device don't share it. Every identifier has a folder. On an iPhone, the result is `nil` if the app doesn't belong to the group.
  /// [Apple: containerURL(forSecurityApplicationGroupIdentifier:)](https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:))
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let container = URL.libraryDirectory.appending(path: "Group Containers/\(groupIdentifier)", directoryHint: .isDirectory)
    for folder in ["Application Support", "Caches", "Preferences"] {
      try? createDirectory(at: container.appending(path: "Library/\(folder)"), withIntermediateDirectories: true)
    }
    return container
  }
}
