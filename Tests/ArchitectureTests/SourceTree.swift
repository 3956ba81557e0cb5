import Foundation

/// The repository's own sources, as text.
struct SourceTree {
  final class File {
    let path: String
    let text: String
    // Split by bytes: to look for characters of several scalars takes twenty times as long.
    private(set) lazy var lines: [Substring] = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)

    init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  let root: URL

  init(filePath: String = #filePath) {
    root = URL(fileURLWithPath: filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Every Swift file under a folder of the repository, by path.
  func swiftFiles(in folder: String) -> [File] {
    // A folder of the repository may be reached by a symbolic link.
    let base = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().map { path in
      File(path: "\(folder)/\(path)", text: (try? String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)) ?? "")
    }
  }

  /// The modules in `Sources`.
  var modules: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
