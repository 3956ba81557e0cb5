import Foundation

/// The report as a page: one file that needs no network, with a list of the scenarios, their steps, and the screen before and after each.
///
/// The page has its data as JSON, in chunks that a script parses when what is in them is shown, so that it opens at once however much it holds.
package struct HTMLReport {
  private let report: RunReport

  /// Creates the page of a report.
  package init(_ report: RunReport) { self.report = report }

  /// The whole page.
  var text: String {
    var bytes: [UInt8] = []
    write(besides: nil) { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the page to a file, which is replaced when the page is complete.
  ///
  /// - Parameter url: The file. The addresses of attachments in the page are relative to its folder.
  package func write(to url: URL) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let partial = folder.appendingPathComponent(".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).partial")
    try Data().write(to: partial)
    do {
      let file = try FileHandle(forWritingTo: partial)
      var problem: (any Error)?
      write(besides: folder) { bytes in
        if problem != nil { return }
        do { try file.write(contentsOf: bytes) } catch { problem = error }
      }
      try file.close()
      if let problem { throw problem }
      try Self.move(partial, to: url)
    } catch {
      try? FileManager.default.removeItem(at: partial)
      throw error
    }
  }

  private static func move(_ file: URL, to url: URL) throws {
    guard rename(file.path, url.path) != 0 else { return }
    let reason = "\(url.path) cannot be replaced: \(String(cString: strerror(errno)))."
    throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: reason])
  }

  /// Writes the page piece by piece.
  /// - Parameter folder: The folder of the page, which the addresses of attachments are relative to; `nil` for the working directory.
  private func write(besides folder: URL?, _ output: @escaping (Data) -> Void) {
    var writer = HTMLWriter(output: output, links: AttachmentLinks(folder: folder))
    writer.write(report)
  }
}
