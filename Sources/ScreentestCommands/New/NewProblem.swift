/// The reason why no files were written.
enum NewProblem: Error, Equatable {
  /// The name isn't valid for the subject. The second value is the reason.
  case name(String, String, of: String = "a type in Swift")
  /// The given folder doesn't contain the package ScreenTestKit.
  case noScreenTestKit(String)
  /// The clone of ScreenTestKit wasn't given and can't be found.
  case unknownClone
  /// A file or folder with this name already exists.
  case exists(String)
  /// The output folder is a file.
  case notAFolder(String)
  /// The system couldn't write the file, for the given reason.
  case unwritable(String, String)

  /// Whether the arguments caused the problem, rather than the state of the disk.
  var isUsageError: Bool {
    switch self {
    case .name, .noScreenTestKit, .unknownClone: true
    case .exists, .notAFolder, .unwritable: false
    }
  }

  /// The message that is printed.
  var message: String {
    switch self {
    case .name(let name, let reason, let subject): "“\(name)” cannot be the name of \(subject): \(reason)."
    case .noScreenTestKit(let path): "There is no package ScreenTestKit in \(path). Write “--package” with the folder of its clone, or with the URL to clone it from."
    case .unknownClone: "The clone of ScreenTestKit can't be found from here. Write “--package” with its folder, or with the URL to clone it from."
    case .exists(let path): "\(path) already exists. Nothing was written."
    case .notAFolder(let path): "\(path) is a file, not a folder. Nothing was written."
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason). Nothing was written."
    }
  }
}
