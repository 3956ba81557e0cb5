public import Foundation

extension URL {
  /// The folder of apps in the app's home folder.
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }

  /// The folder of the app's support files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, "Library/Application Support") }

  /// The folder of files that the app can create again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }

  /// The folder of the desktop's files in the app's home folder.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }

  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

  /// The folder of the app's files that the user doesn't see.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }

  /// The folder of movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }

  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }

  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  /// The folder of files that all users share.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }

  /// The folder of deleted files.
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }

  /// Creates the location of a folder of the system's.
  ///
  /// Fails if there is no such folder in the domain. [Apple: init(for:in:appropriateFor:create:)](https://developer.apple.com/documentation/foundation/url/init(for:in:appropriatefor:create:))
  ///
  /// - Parameters:
  ///   - directory: The kind of folder.
  ///   - domain: The domain of the file system, such as the user's.
  ///   - url: The file that a temporary folder is for; `nil` for other folders.
  ///   - shouldCreate: Whether the folder is created if it doesn't exist.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// Returns the folder that the file manager knows, or else one in the home folder: on Linux it knows only some.
  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    let known = FileManager.default.urls(for: directory, in: .userDomainMask).first
    return URL(filePath: known?.path ?? homeDirectory.appending(path: name).path, directoryHint: .isDirectory)
  }
}
