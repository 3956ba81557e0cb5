/// The work that was left over after the apps of a test were terminated.
package struct Leftovers: Equatable, Sendable {
  /// The pending work and the suspended tasks.
  package let work: [PendingWork]

  /// The tasks that didn't end after they were canceled.
  package let endless: [PendingWork]

  /// Creates a description of leftover work.
  package init(work: [PendingWork], endless: [PendingWork]) {
    self.work = work
    self.endless = endless
  }

  /// Whether there is no leftover work.
  package var isEmpty: Bool { work.isEmpty && endless.isEmpty }

  /// The beginning of ``sentence``.
  package static let opening = "Still pending at the end of the test"

  /// The text that lists the work and its starters, and the tasks that didn't end after cancellation.
  package var sentence: String {
    let all = work.isEmpty ? endless : work
    var sentences = ["\(Self.opening), after the app was terminated: \(Self.list(all))."]
    let taskCount = work.count { $0.isOfTask }
    if endless.count == 1, work.count == 1, taskCount == 1 {
      sentences.append("It did not end when it was canceled.")
    } else if !endless.isEmpty {
      sentences.append("\(endless.count == 1 ? "A task" : "\(endless.count) tasks") did not end when canceled: \(Self.list(endless)).")
    } else if taskCount > 0 {
      sentences.append(taskCount == 1 ? "The task ended when it was canceled." : "The tasks ended when they were canceled.")
    }
    return sentences.joined(separator: " ")
  }

  /// Returns the descriptions of the work, with one description for work that differs only in its times.
  private static func list(_ work: [PendingWork]) -> String {
    var groups: [(first: PendingWork, count: Int)] = []
    for each in work {
      if let index = groups.firstIndex(where: { $0.first.isLike(each) }) { groups[index].count += 1 } else { groups.append((each, 1)) }
    }
    return groups.map { $0.count == 1 ? $0.first.line : "\($0.first.line) (and \($0.count - 1) more like it)" }.joined(separator: "; ")
  }
}

extension PendingWork {
  /// Whether this is a task that runs, sleeps, or is suspended.
  fileprivate var isOfTask: Bool { [.task, .sleep, .suspendedTask].contains(kind) }

  fileprivate func isLike(_ other: PendingWork) -> Bool {
    name == other.name && kind == other.kind && startedBy == other.startedBy && interval == other.interval
  }

  /// Whether the work may belong to the device itself, which an app doesn't control.
  var isOfDevice: Bool { [.animation, .screenTransition, .keyboardTransition].contains(kind) }
}
