import Foundation

/// The repository's own sources, as text.
struct SourceTree {
  struct File {
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
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
