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
  ///
  /// An idle session deletes secret texts. If the first undone action types one, and is performed by hand with the text, the actions after it stay.
  mutating func add(_ step: DrivenStep, screen: String?) {
    entries.append(Entry(step: step, screen: screen))
    undone = step.action.secret != nil && undone.first?.step == step ? Array(undone.dropFirst()) : []
  }

  /// Returns the number of the step that a number of entries ends with.
  func step(after count: Int) -> Int { entries.prefix(count).count { !$0.step.hasFailed } }

  /// Returns the words of the steps from one number of entries to another, or to the end.
  func words(from first: Int, to end: Int? = nil) -> String {
    entries.prefix(end ?? entries.count).dropFirst(first).filter { !$0.step.hasFailed }.map(\.step.action.words).joined(separator: ", ")
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

  /// The number of changes in the line, which is 0 for a kind of change that only another version knows.
  fileprivate var changeCount: Int { [did != nil, undid != nil, redid != nil, reset != nil].count { $0 } }

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
  /// - Throws: A problem if the file or a complete line can't be read.
  func history() throws(DriveProblem) -> DriveHistory {
    var history = DriveHistory()
    guard DriveBackup.exists(path) else { return history }
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw DriveProblem("\(path) can't be read, so the session can't be resumed: \(error.localizedDescription)")
    }
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      let isComplete = line.endIndex < data.endIndex
      if let event = try? JSONDecoder().decode(DriveEvent.self, from: Data(line)), event.changeCount == 1 {
        event.apply(to: &history)
        if !isComplete { missing = [UInt8(ascii: "\n")] }
      } else if isComplete {
        throw DriveProblem("Line \(index + 1) of \(path) can't be read, so the session can't be resumed. Another version of this tool may have written it.")
      } else if truncate(path, line.startIndex - data.startIndex) != 0 {
        throw DriveProblem("The incomplete last line of \(path) can't be removed, so the session can't be resumed: \(String(cString: strerror(errno))).")
      }
    }
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
