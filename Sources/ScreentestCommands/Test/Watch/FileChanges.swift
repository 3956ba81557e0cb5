/// The files that changed in a short time, with the changes of each file joined into one.
struct FileChanges: Equatable, Sendable {
  /// A change of a file.
  enum Kind: Sendable {
    case created, changed, removed
  }

  private var kinds: [String: Kind] = [:]
  /// Whether changes are missing, because there were too many at a time.
  var isIncomplete: Bool = false

  /// The paths of the files, relative to the package's folder, in alphabetical order.
  var paths: [String] { kinds.keys.sorted() }

  /// Whether nothing changed.
  var isEmpty: Bool { kinds.isEmpty && !isIncomplete }

  /// Adds a later change of a file or of a whole folder.
  ///
  /// A file that was created and removed again isn't a change, because editors write such files while they save.
  mutating func add(_ path: String, _ kind: Kind) {
    switch (kinds[path], kind) {
    case (.created, .removed): kinds[path] = nil
    case (.created, _): break
    case (.removed, .created): kinds[path] = .changed
    default: kinds[path] = kind
    }
  }

  /// Adds later changes.
  mutating func add(_ later: FileChanges) {
    for (path, kind) in later.kinds { add(path, kind) }
    isIncomplete = isIncomplete || later.isIncomplete
  }

  /// Removes the changes that don't satisfy a condition.
  mutating func keep(_ isKept: (String) -> Bool) { kinds = kinds.filter { isKept($0.key) } }

  /// Returns whether a file or folder can't affect tests: hidden files, the backups of editors, and documentation catalogs.
  /// - Parameter name: The last part of the path.
  static func isIgnored(_ name: some StringProtocol) -> Bool { name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".docc") }

  /// Returns whether a file in the package's folder is a manifest.
  static func isManifest(_ path: String) -> Bool { path == "Package.swift" || (path.hasPrefix("Package@") && path.hasSuffix(".swift")) }
}
