import Foundation

/// The sources of the repository, as text.
struct SourceTree {
  final class File {
    let path: String
    let text: String
    // Split by bytes, because splitting by characters takes twenty times as long.
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

  /// The package's manifest, which is beside the folder `Sources` even if that's a symbolic link.
  var manifest: URL { root.appendingPathComponent("Sources").resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("Package.swift") }

  // A cache, because several tests read the same files.
  private static let read = ReadFolders()

  private final class ReadFolders: @unchecked Sendable {
    private let lock = NSLock()
    private var files: [String: [File]] = [:]

    func files(_ key: String, else read: () -> [File]) -> [File] {
      lock.withLock {
        if let known = files[key] { return known }
        let found = read()
        files[key] = found
        return found
      }
    }
  }

  /// Returns every Swift file in a folder of the repository, sorted by path.
  func swiftFiles(in folder: String) -> [File] { files(in: folder, ending: ".swift") }

  /// Returns every C file in a folder of the repository, sorted by path.
  func cFiles(in folder: String) -> [File] { files(in: folder, ending: ".c") }

  /// Returns every header in a folder of the repository, sorted by path.
  func headers(in folder: String) -> [File] { files(in: folder, ending: ".h") }

  private func files(in folder: String, ending: String) -> [File] {
    Self.read.files(root.appendingPathComponent(folder).path + " " + ending) { readFiles(in: folder, ending: ending) }
  }

  private func readFiles(in folder: String, ending: String) -> [File] {
    // A folder of the repository may be a symbolic link.
    let base = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) && !$0.contains(".build") }.sorted().map { path in
      File(path: "\(folder)/\(path)", text: (try? String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)) ?? "")
    }
  }

  /// The modules in `Sources`.
  var modules: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension StringProtocol {
  /// Returns whether this text contains another, byte for byte.
  ///
  /// In all sources, a search by characters takes seconds.
  func has(_ text: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      text.utf8.withContiguousStorageIfAvailable { wanted in
        guard let first = wanted.baseAddress, var start = bytes.baseAddress.map(UnsafeRawPointer.init) else { return wanted.isEmpty }
        let end = start + bytes.count
        while end - start >= wanted.count, let place = memchr(start, Int32(first.pointee), end - start - wanted.count + 1) {
          if memcmp(place, first, wanted.count) == 0 { return true }
          start = UnsafeRawPointer(place) + 1
        }
        return false
      }
    }.flatMap(\.self) ?? contains(text)
  }
}
