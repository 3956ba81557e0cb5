public import Foundation

extension URL {
  /// The applications folder in the app's home folder.
  public static var applicationDirectory: URL { folder(.applicationDirectory) }

  /// The folder for the app's support files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder for cached files that the app can recreate.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The desktop folder in the app's home folder.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The folder for the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder for downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The folder for app files that the user doesn't see.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  /// The folder for movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The folder for music.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The folder for pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The folder for files that all users share.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// The folder for deleted files.
  public static var trashDirectory: URL { folder(.trashDirectory) }

  /// Creates the URL of a system directory.
  ///
  /// Throws an error if the domain doesn't have the directory. [Apple: init(for:in:appropriateFor:create:)](https://developer.apple.com/documentation/foundation/url/init(for:in:appropriatefor:create:))
  ///
  /// - Parameters:
  ///   - directory: The type of directory.
  ///   - domain: The file system domain, such as the user's.
  ///   - url: The file that a temporary folder is for, or `nil` for other folders.
  ///   - shouldCreate: Whether to create the folder if it doesn't exist.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// Returns the file manager's folder or, if there isn't one, a folder in the home folder.
  ///
  /// On Linux, the file manager has only some of the folders.
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    guard let known = FileManager.default.urls(for: directory, in: .userDomainMask).first else { return directory.folderInHome ?? homeDirectory }
    return URL(filePath: known.path, directoryHint: .isDirectory)
  }
}
