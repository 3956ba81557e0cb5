import Foundation
import ScenarioKit

/// The actions of a session, and its undone actions.
struct DriveHistory {
  /// An action with the screen after it.
  struct Entry: Equatable {
    /// The action, with its result.
    let step: DrivenStep
    /// All elements of the screen, or `nil` if the action hasn't been performed since the session was resumed.
    var screen: String?
  }

  /// The actions so far.
  ///
  /// Failed actions are repeated, too, because they can let time pass.
  private(set) var entries: [Entry] = []
  /// The actions that were undone, the first to redo first.
  private(set) var undone: [Entry] = []

  /// The number of actions that didn't fail.
  var stepCount: Int { entries.count { !$0.step.hasFailed } }

  /// The number of undone actions that didn't fail.
  var redoCount: Int { undone.count { !$0.step.hasFailed } }

  /// The actions so far.
  var steps: [DrivenStep] { entries.map(\.step) }

  /// Adds an action, and forgets the undone ones.
  mutating func add(_ step: DrivenStep, screen: String?) {
    entries.append(Entry(step: step, screen: screen))
    undone = []
  }

  /// Returns the number of entries up to and including a step, which is counted from 1.
  func count(upTo step: Int) -> Int {
    if step == 0 { return 0 }
    var steps = 0
    for (index, entry) in entries.enumerated() where !entry.step.hasFailed {
      steps += 1
      if steps == step { return index + 1 }
    }
    return entries.count
  }

  /// Returns the number of undone entries up to and including a step, which is counted from 1.
  func undoneCount(upTo step: Int) -> Int {
    var steps = 0
    for (index, entry) in undone.enumerated() where !entry.step.hasFailed {
      steps += 1
      if steps == step { return index + 1 }
    }
    return undone.count
  }

  /// Moves entries from the end to the undone ones.
  mutating func undo(_ count: Int) {
    let count = min(max(0, count), entries.count)
    undone = entries.suffix(count) + undone
    entries.removeLast(count)
  }

  /// Moves undone entries back to the end.
  mutating func redo(_ count: Int) {
    let count = min(max(0, count), undone.count)
    entries += undone.prefix(count)
    undone.removeFirst(count)
  }

  /// Keeps the screens of a replay of all entries.
  mutating func setScreens(_ screens: [String]) {
    for (index, screen) in screens.enumerated() where entries.indices.contains(index) { entries[index].screen = screen }
  }
}

/// A change of a history, which is a line in the session's file.
struct DriveEvent: Codable {
  /// The action that was performed.
  var did: DrivenStep?
  /// The number of entries that were undone.
  var undid: Int?
  /// The number of entries that were redone.
  var redid: Int?
  /// Whether the session started again.
  var reset: Bool?

  /// Makes the change.
  func apply(to history: inout DriveHistory) {
    if let did { history.add(did, screen: nil) }
    if let undid { history.undo(undid) }
    if let redid { history.redo(redid) }
    if reset == true { history = DriveHistory() }
  }
}

/// The file with a session's changes, which is only ever appended to.
final class DriveJournal {
  private let path: String
  /// The lines that aren't on disk yet, because a write failed.
  private var missing: [UInt8] = []

  /// Creates the journal at a file, which the first change creates.
  init(_ url: URL) { path = url.path }

  /// Reads the changes, without a last line that a killed process left incomplete.
  ///
  /// The incomplete line is removed from the file, because the next change would be appended to it.
  ///
  /// - Throws: A problem if a line before the last one can't be read.
  func history() throws(DriveProblem) -> DriveHistory {
    var history = DriveHistory()
    guard let data = FileManager.default.contents(atPath: path) else { return history }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    for (index, line) in lines.enumerated() {
      if let event = try? JSONDecoder().decode(DriveEvent.self, from: Data(line)) {
        event.apply(to: &history)
      } else if index == lines.count - 1 {
        truncate(path, line.startIndex - data.startIndex)
      } else {
        throw DriveProblem("Line \(index + 1) of \(path) can't be read, so the session can't be resumed. Another version of this tool may have written it.")
      }
    }
    if let last = lines.last, last.endIndex == data.endIndex, (try? JSONDecoder().decode(DriveEvent.self, from: Data(last))) != nil { missing = [UInt8(ascii: "\n")] }
    return history
  }

  /// Appends a change.
  /// - Returns: A sentence if the change isn't on disk, otherwise `nil`.
  func append(_ event: DriveEvent) -> String? {
    guard let line = try? JSONEncoder().encode(event) else { return nil }
    missing += Array(line) + [UInt8(ascii: "\n")]
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return sentence(errno) }
    defer { close(descriptor) }
    while !missing.isEmpty {
      let count = write(descriptor, missing, missing.count)
      if count > 0 { missing.removeFirst(count) } else if errno != EINTR { return sentence(errno) }
    }
    return nil
  }

  private func sentence(_ error: Int32) -> String {
    "The session keeps this action, but it isn't on disk, so “resume” could not bring it back: \(String(cString: strerror(error))). The next action tries again."
  }
}
