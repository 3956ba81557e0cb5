/// Why nothing was written.
enum NewProblem: Error, Equatable {
  /// The name is no name of what is written, with the reason.
  case name(String, String, of: String = "a type in Swift")
  /// There is no package ScreenTestKit where it was said to be.
  case noScreenTestKit(String)
  /// Where the clone is was not said, and is not seen.
  case unknownClone
  /// A file or folder has the name already.
  case exists(String)
  /// The folder to write to is a file.
  case notAFolder(String)
  /// The system refused to write, with its reason.
  case unwritable(String, String)

  /// Whether it lies in what was asked for, rather than in what is on the disk.
  var isMisuse: Bool {
    switch self {
    case .name, .noScreenTestKit, .unknownClone: true
    case .exists, .notAFolder, .unwritable: false
    }
  }

  /// What is said of it.
  var message: String {
    switch self {
    case .name(let name, let reason, let subject): "“\(name)” cannot be the name of \(subject): \(reason)."
    case .noScreenTestKit(let path): "There is no package ScreenTestKit in \(path). Write “--package” with the folder of its clone, or with the URL that it is cloned from."
    case .unknownClone: "Where the clone of ScreenTestKit is cannot be seen from here. Write “--package” with its folder, or with the URL that it is cloned from."
    case .exists(let path): "\(path) is there already. Nothing was written."
    case .notAFolder(let path): "\(path) is a file, and no folder to write to. Nothing was written."
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason). Nothing was written."
    }
  }
}
