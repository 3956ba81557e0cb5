public import Foundation

extension URL {
  /// The folder of apps in the app's home folder.
  public static var applicationDirectory: URL { folder(.applicationDirectory) }

  /// The folder of the app's support files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder of files that the app can create again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder of the desktop's files in the app's home folder.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The folder of the app's files that the user doesn't see.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  /// The folder of movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The folder of files that all users share.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// The folder of deleted files.
  public static var trashDirectory: URL { folder(.trashDirectory) }

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
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    guard let known = FileManager.default.urls(for: directory, in: .userDomainMask).first else { return directory.folderInHome ?? homeDirectory }
    return URL(filePath: known.path, directoryHint: .isDirectory)
  }
}
