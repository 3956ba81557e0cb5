import Foundation

extension FileManager.SearchPathDirectory {
  /// The URL of this directory in the home folder, with an iPhone's layout, or `nil` if there isn't one.
  package var folderInHome: URL? { path.map { URL.homeDirectory.appending(path: $0, directoryHint: .isDirectory) } }

  private var path: String? {
    switch self {
    case .adminApplicationDirectory: "Applications/Utilities"
    case .applicationDirectory: "Applications"
    case .applicationSupportDirectory: "Library/Application Support"
    case .autosavedInformationDirectory: "Library/Autosave Information"
    case .cachesDirectory: "Library/Caches"
    case .demoApplicationDirectory: "Applications/Demos"
    case .desktopDirectory: "Desktop"
    case .developerApplicationDirectory: "Developer/Applications"
    case .developerDirectory: "Developer"
    case .documentDirectory: "Documents"
    case .documentationDirectory: "Library/Documentation"
    case .downloadsDirectory: "Downloads"
    case .inputMethodsDirectory: "Library/Input Methods"
    case .libraryDirectory, .allLibrariesDirectory: "Library"
    case .moviesDirectory: "Movies"
    case .musicDirectory: "Music"
    case .picturesDirectory: "Pictures"
    case .preferencePanesDirectory: "Library/PreferencePanes"
    case .sharedPublicDirectory: "Public"
    case .trashDirectory: ".Trash"
    default: nil
    }
  }
}
