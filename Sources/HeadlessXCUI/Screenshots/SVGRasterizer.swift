import Foundation

/// A renderer for SVG documents that uses an installed command-line program.
struct SVGRasterizer: Sendable {
  /// A renderer that uses the program found in `PATH`, if any.
  static let shared: SVGRasterizer = SVGRasterizer(searching: (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init))

  private let program: String?
  private let isResvg: Bool

  /// Creates a renderer with the first program found in the folders.
  init(searching folders: [String]) {
    for name in ["rsvg-convert", "resvg"] {
      if let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) {
        program = "\(folder)/\(name)"
        isResvg = name == "resvg"
        return
      }
    }
    program = nil
    isResvg = false
  }

  /// Returns the rendered document as PNG data, or `nil` if there's no program or it fails.
  func png(of document: String) -> Data? {
    guard let program else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screenshot-\(UUID().uuidString)")
    let (input, output) = (folder.appendingPathComponent("screen.svg"), folder.appendingPathComponent("screen.png"))
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(document.utf8).write(to: input)
    } catch { return nil }
    let arguments = isResvg ? [program, input.path, output.path] : [program, "-o", output.path, input.path]
    guard Self.run(arguments) == 0 else { return nil }
    return try? Data(contentsOf: output)
  }

  // Don't use Foundation's `Process`, because it waits in a run loop, which uses the device's virtual time in a test.
  private static func run(_ arguments: [String]) -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawn(&process, arguments[0], nil, nil, &pointers, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 { if errno != EINTR { return -1 } }
    return status
  }
}
