import Foundation

/// Returns the names of the files that a closure leaves in the folder for temporary files.
///
/// Foundation reads the folder from the environment each time.
func filesLeft(by body: () -> Void) throws -> [String] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ProbeTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let saved = getenv("TMPDIR").map { String(cString: $0) }
  setenv("TMPDIR", folder.path, 1)
  defer { if let saved { setenv("TMPDIR", saved, 1) } else { unsetenv("TMPDIR") } }
  body()
  return try FileManager.default.contentsOfDirectory(atPath: folder.path)
}
