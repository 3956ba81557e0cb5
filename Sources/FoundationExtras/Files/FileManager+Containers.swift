public import Foundation

extension FileManager {
  /// The identity of the user's iCloud account: `nil`, because nobody is signed in to iCloud on the simulated device.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the app's folder in iCloud: `nil`, because nobody is signed in to iCloud on the simulated device.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud, or is meant to be: `false`, because nobody is signed in to iCloud on the simulated device.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Returns the folder of an app group, and creates it with the folders for support files, caches and preferences.
  ///
  /// It is in the app's home folder, so apps on one device don't share it. Every identifier has a folder; an iPhone returns `nil` if the app doesn't belong to the group.
  /// [Apple: containerURL(forSecurityApplicationGroupIdentifier:)](https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:))
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let container = URL.libraryDirectory.appending(path: "Group Containers/\(groupIdentifier)", directoryHint: .isDirectory)
    for folder in ["Application Support", "Caches", "Preferences"] {
      try? createDirectory(at: container.appending(path: "Library/\(folder)"), withIntermediateDirectories: true)
    }
    return container
  }
}
