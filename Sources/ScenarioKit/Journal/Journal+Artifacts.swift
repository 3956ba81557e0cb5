import Foundation
import Synchronization
import VirtualTime

extension Journal {
  /// Returns the journal in a configuration's folder, or otherwise the journal of the process.
  package static func standard(for configuration: TestConfiguration) -> Journal? {
    guard let path = configuration.artifactsDirectory ?? TestConfiguration.shared.artifactsDirectory else { return .standard }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    return JournalsByFolder.shared.journal(in: folder)
  }
}

/// The open journals by folder.
///
/// It's a class because a mutex can't be moved.
private final class JournalsByFolder: Sendable {
  static let shared = JournalsByFolder()

  private let opened = Mutex<[URL: Journal?]>([:])

  func journal(in folder: URL) -> Journal? {
    opened.withLock { opened in
      if let known = opened[folder] { return known }
      let isOfProcess = folder == Journal.standard?.url.deletingLastPathComponent()
      let journal = isOfProcess ? Journal.standard : Journal.open(named: RunEnvironment.tool, tool: RunEnvironment.tool, in: folder)
      if !isOfProcess, journal != nil, let standard = Journal.standard { JournalFolders.add(folder, besideJournal: standard.url) }
      opened[folder] = .some(journal)
      return journal
    }
  }
}
