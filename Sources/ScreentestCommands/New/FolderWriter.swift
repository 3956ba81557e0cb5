import Foundation

/// A writer that adds new files to a folder: all of them or none.
///
/// It never replaces an existing file.
struct FolderWriter {
  private let folder: URL

  init(folder: URL) { self.folder = folder.standardizedFileURL }

  /// Writes one file.
  func write(_ file: NewFile) throws(NewProblem) {
    let target = folder.appendingPathComponent(file.path)
    try writing(target) { () throws(NewProblem) in
      let temporary = temporaryName(for: target)
      try write(file.text, to: temporary, instead: target)
      defer { unlink(temporary.path) }
      // Link the file instead of moving it, because a move would replace an existing file.
      if link(temporary.path, target.path) == 0 { return }
      switch errno {
      case EEXIST: throw .exists(target.path)
      // Write the file directly if the disk doesn't support hard links, such as a memory card or the disk of some containers.
      case EPERM, ENOTSUP: try write(file.text, to: target, instead: target)
      default: throw unwritable(target)
      }
    }
  }

  /// Writes several files to a new subfolder.
  func write(_ files: [NewFile], in name: String) throws(NewProblem) {
    let target = folder.appendingPathComponent(name)
    try writing(target) { () throws(NewProblem) in
      let temporary = temporaryName(for: target)
      do throws(NewProblem) {
        for file in files {
          let path = temporary.appendingPathComponent(file.path)
          try makeFolder(path.deletingLastPathComponent(), instead: target)
          try write(file.text, to: path, instead: target)
        }
        // Moving a folder fails if anything other than an empty folder is at the path, so nothing is overwritten.
        if rename(temporary.path, target.path) != 0 { throw errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR ? .exists(target.path) : unwritable(target) }
      } catch {
        try? FileManager.default.removeItem(at: temporary)
        throw error
      }
    }
  }

  /// Creates the folder, calls the closure, and removes created folders if the closure throws.
  private func writing(_ target: URL, _ write: () throws(NewProblem) -> Void) throws(NewProblem) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue { throw .notAFolder(folder.path) }
    let created = missingFolders()
    do throws(NewProblem) {
      try makeFolder(folder, instead: target)
      try write()
    } catch {
      for folder in created { rmdir(folder.path) }
      throw error
    }
  }

  /// The folder and its parents that don't exist, the innermost first.
  private func missingFolders() -> [URL] {
    var missing: [URL] = []
    var current = folder
    while current.path != "/", !FileManager.default.fileExists(atPath: current.path) {
      missing.append(current)
      current = current.deletingLastPathComponent()
    }
    return missing
  }

  private func makeFolder(_ url: URL, instead target: URL) throws(NewProblem) {
    if mkdir(url.path, 0o777) == 0 { return }
    if errno == ENOENT, url.path != "/", url.pathComponents.count > 1 {
      try makeFolder(url.deletingLastPathComponent(), instead: target)
      if mkdir(url.path, 0o777) == 0 { return }
    }
    if errno != EEXIST { throw unwritable(target) }
  }

  private func write(_ text: String, to url: URL, instead target: URL) throws(NewProblem) {
    // Use the mode “x”, because it fails instead of overwriting an existing file.
    guard let file = fopen(url.path, "wx") else { throw errno == EEXIST ? .exists(url.path) : unwritable(target) }
    let isWritten = fputs(text, file) >= 0
    if fclose(file) != 0 || !isWritten {
      let problem = unwritable(target)
      unlink(url.path)
      throw problem
    }
  }

  private func temporaryName(for target: URL) -> URL {
    folder.appendingPathComponent(".\(target.lastPathComponent).new-\(UInt32.random(in: 0...UInt32.max))")
  }

  private func unwritable(_ target: URL) -> NewProblem { .unwritable(target.path, String(cString: strerror(errno))) }
}
