import Foundation

/// Draws SVG documents with a program of the machine, where one is installed.
package struct SVGRasterizer: Sendable {
  /// The program that the folders of `PATH` have.
  static let shared: SVGRasterizer = SVGRasterizer(searching: (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init))

  private let program: String?
  private let isResvg: Bool

  /// Looks for a program in folders.
  package init(searching folders: [String]) {
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

  /// Returns the drawing in the PNG format; `nil` without a program, and where it fails.
  package func png(of document: String) -> Data? {
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

  // Foundation's `Process` waits with a run loop, whose time is the device's in a test.
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
