import Foundation

extension Journal {
  /// The folder for the journal's pictures: `xctest-4711` for `xctest-4711.jsonl`.
  private var picturesFolder: URL { url.deletingPathExtension() }

  /// Returns the path of a picture that an event names.
  func pathOfPicture(named name: String) -> String { picturesFolder.relativePath + "/" + name }

  /// Returns the lines that name the files of a failure: “Picture: PATH” and “All elements: PATH”.
  func lines(forPicture picture: String?, tree: String?) -> [String] {
    [("Picture", picture), ("All elements", tree)].compactMap { label, name in name.map { "\(label): \(ConsoleText.line(pathOfPicture(named: $0)))" } }
  }

  /// Saves a picture of a test's screen and returns its file name, or `nil` if it can't be written.
  ///
  /// The first failure prints a warning.
  func save(picture: String, of test: String) -> String? { save(Data(picture.utf8), fileExtension: "svg", of: test) }

  /// Saves data beside the test's pictures and returns the file name, or `nil` if that fails.
  func save(_ data: Data, fileExtension: String, of test: String) -> String? {
    let name = pictures.unused(Self.fileName(of: test).replacingOccurrences(of: "#", with: "-")) + "." + Self.fileName(of: fileExtension)
    do {
      try FileManager.default.createDirectory(at: picturesFolder, withIntermediateDirectories: true)
      try data.write(to: picturesFolder.appendingPathComponent(name))
      return name
    } catch {
      let isFirst = hasWarnedOfPictures.withLock { hasWarned in
        defer { hasWarned = true }
        return !hasWarned
      }
      let kind = fileExtension == "svg" ? "picture" : "file"
      if isFirst { warn("ScreenTestKit: the \(kind) \(pathOfPicture(named: name)) could not be written: \(error.localizedDescription)") }
      return nil
    }
  }

  /// Saves the tree of elements of a test's screen and returns the file name, or `nil` if that fails.
  /// - Parameters:
  ///   - tree: The tree as text.
  ///   - picture: The file name of a picture of the same screen, if there is one. The tree's file has the same name with another extension.
  ///   - test: The identity of the test.
  func save(tree: String, besidePicture picture: String?, of test: String) -> String? {
    guard let picture else { return save(Data(tree.utf8), fileExtension: "txt", of: test) }
    let name = (picture as NSString).deletingPathExtension + ".txt"
    do {
      try Data(tree.utf8).write(to: picturesFolder.appendingPathComponent(name))
      return name
    } catch {
      // No warning is needed, because the failure doesn't name a file then, and the journal has the first elements.
      return nil
    }
  }

  /// Removes a saved file.
  func removeSaved(_ name: String) { try? FileManager.default.removeItem(at: picturesFolder.appendingPathComponent(name)) }

  /// Returns a test's name with only safe characters for a file name: “ProfileTests.test_loggingOut”.
  private static func fileName(of test: String) -> String {
    let plain = test.replacingOccurrences(of: "/", with: ".").unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_.-#".unicodeScalars.contains(scalar))
      return isPlain ? Character(scalar) : "_"
    }
    return String(plain.prefix(120).drop { $0 == "." })
  }
}
