import Foundation

/// The report as a standalone HTML page.
///
/// It shows a list of scenarios, their steps, and the screens before and after each step.
///
/// The page contains its data as JSON, in chunks that a script parses when they're needed. Therefore a page of any size opens immediately.
package struct HTMLReport {
  private let report: RunReport
  private let sourceLinks: SourceLinks

  /// Creates the page for a report.
  package init(_ report: RunReport) { self.init(report, SourceLinks()) }

  /// Creates the page for a report, with links from its source lines.
  init(_ report: RunReport, _ sourceLinks: SourceLinks) {
    self.report = report
    self.sourceLinks = sourceLinks
  }

  /// The HTML of the complete page.
  var text: String {
    var bytes: [UInt8] = []
    write(besides: nil) { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the page to a file.
  ///
  /// An existing file is replaced after the page is complete.
  ///
  /// - Parameter url: The file. Attachments in the page have addresses relative to the file's folder.
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

  /// Writes the page in pieces.
  /// - Parameter folder: The folder of the page, for addresses of attachments. If it's `nil`, addresses are relative to the working directory.
  private func write(besides folder: URL?, _ output: @escaping (Data) -> Void) {
    var writer = HTMLWriter(output: output, links: AttachmentLinks(folder: folder))
    writer.write(report, sourceLinks)
  }
}
