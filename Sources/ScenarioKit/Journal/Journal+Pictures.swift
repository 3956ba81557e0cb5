import Foundation

extension Journal {
  /// The folder of the journal's pictures, which is called like the journal: `xctest-4711` for `xctest-4711.jsonl`.
  private var picturesFolder: URL { url.deletingPathExtension() }

  /// The path of a picture that an event names.
  func pathOfPicture(named name: String) -> String { picturesFolder.relativePath + "/" + name }

  /// Saves a picture of a test's screen, and returns the name of the file; `nil` where that is not possible, the first time with a warning on standard error.
  func save(picture: String, of test: String) -> String? { save(Data(picture.utf8), fileExtension: "svg", of: test) }

  /// Saves what belongs to a test beside its pictures, and returns the name of the file.
  func save(_ data: Data, fileExtension: String, of test: String) -> String? {
    let name = pictures.identity(of: Self.fileName(of: test)).replacingOccurrences(of: "#", with: "-") + "." + Self.fileName(of: fileExtension)
    do {
      try FileManager.default.createDirectory(at: picturesFolder, withIntermediateDirectories: true)
      try data.write(to: picturesFolder.appendingPathComponent(name))
      return name
    } catch {
      let isFirst = hasWarnedOfPictures.withLock { hasWarned in
        defer { hasWarned = true }
        return !hasWarned
      }
      if isFirst { warn("ScreenTestKit: the picture \(pathOfPicture(named: name)) could not be written: \(error.localizedDescription)") }
      return nil
    }
  }

  /// Removes what was saved.
  func removeSaved(_ name: String) { try? FileManager.default.removeItem(at: picturesFolder.appendingPathComponent(name)) }

  /// The name of a test with nothing in it that a file's name should not have: “ProfileTests.test_loggingOut”.
  private static func fileName(of test: String) -> String {
    let plain = test.replacingOccurrences(of: "/", with: ".").unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_.-#".unicodeScalars.contains(scalar))
      return isPlain ? Character(scalar) : "_"
    }
    return String(plain.prefix(120).drop { $0 == "." })
  }
}
