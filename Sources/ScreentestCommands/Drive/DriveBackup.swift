import Foundation

/// The state of a file before a save, until the save has ended.
///
/// It's in the session's folder, so `resume` and `stop` can undo a save whose process was killed.
struct DriveBackup: Codable {
  /// The path of the file in the package.
  let file: String
  /// Whether the file existed before the save, so its content is in the session's folder.
  let isReplacement: Bool
  /// The folders that the save creates for the file, from the innermost to the outermost.
  let newFolders: [String]

  /// Returns whether something is at a path, even if it can't be read.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Keeps the state of a file in a session's folder.
  /// - Throws: A problem if the file can't be read, or if the session's folder can't be written to.
  init(of file: URL, in folder: DriveFolder) throws(DriveProblem) {
    self.file = file.path
    isReplacement = Self.exists(file.path)
    var parents = [file.deletingLastPathComponent()]
    while let last = parents.last, !Self.exists(last.path) { parents.append(last.deletingLastPathComponent()) }
    newFolders = parents.dropLast().map(\.path)
    do {
      unlink(folder.unsaved.path)
      if isReplacement { try Data(contentsOf: file).write(to: folder.replaced, options: .atomic) }
      try JSONEncoder().encode(self).write(to: folder.saving, options: .atomic)
    } catch {
      throw DriveProblem("\(file.lastPathComponent) is not saved, because its state before could not be kept: \(error.localizedDescription)")
    }
  }

  /// Forgets the state of the file, because the save was successful.
  func remove(in folder: DriveFolder) {
    for file in [folder.saving, folder.unsaved, folder.replaced] { unlink(file.path) }
  }

  /// Undoes the save of a session that hasn't ended, if there is one.
  ///
  /// A file that was changed after the save isn't touched.
  ///
  /// - Returns: Whether a file of the package has changed.
  /// - Throws: A problem with the reason and the place of the kept content if the file can't be restored. The next call tries again.
  @discardableResult
  static func restore(in folder: DriveFolder) throws(DriveProblem) -> Bool {
    guard exists(folder.saving.path) else { return false }
    do {
      let backup = try JSONDecoder().decode(DriveBackup.self, from: Data(contentsOf: folder.saving))
      let isChanged = try backup.restore(folder)
      try FileManager.default.removeItem(at: folder.saving)
      return isChanged
    } catch {
      let kept = exists(folder.replaced.path) ? " The file that it replaced is in \(folder.replaced.path)." : ""
      throw DriveProblem("The last save could not be undone: \(error.localizedDescription)\(kept) “stop” and “resume” try again, unless you delete \(folder.saving.path).")
    }
  }

  private func restore(_ folder: DriveFolder) throws -> Bool {
    let isThere = Self.exists(file)
    if isThere {
      let content = FileManager.default.contents(atPath: file)
      if content == nil || content != FileManager.default.contents(atPath: folder.unsaved.path) { return false }
    }
    let url = URL(fileURLWithPath: file)
    if isReplacement {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: folder.replaced).write(to: url, options: .atomic)
      return true
    }
    if isThere { try FileManager.default.removeItem(at: url) }
    // Folders that contain other files by now stay.
    for folder in newFolders { rmdir(folder) }
    return isThere
  }
}
