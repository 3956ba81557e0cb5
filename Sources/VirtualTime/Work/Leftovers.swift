/// What was still there when the apps of a test had been terminated.
package struct Leftovers: Equatable, Sendable {
  /// What was pending, and the tasks that were suspended.
  package let work: [PendingWork]

  /// The tasks among them that did not end when they were cancelled.
  package let endless: [PendingWork]

  /// Creates a description of what is left over.
  package init(work: [PendingWork], endless: [PendingWork]) {
    self.work = work
    self.endless = endless
  }

  /// Whether nothing was left over.
  package var isEmpty: Bool { work.isEmpty && endless.isEmpty }

  /// How ``sentence`` begins.
  package static let opening = "Still pending at the end of the test"

  /// What is told: what there was, who started it, and which tasks do not end when they are cancelled.
  package var sentence: String {
    let all = work.isEmpty ? endless : work
    var sentences = ["\(Self.opening), when the app had been terminated: \(Self.list(all))."]
    let taskCount = work.count { $0.isOfTask }
    if endless.count == 1, work.count == 1, taskCount == 1 {
      sentences.append("It did not end when it was cancelled.")
    } else if !endless.isEmpty {
      sentences.append("\(endless.count == 1 ? "A task" : "\(endless.count) tasks") did not end when cancelled: \(Self.list(endless)).")
    } else if taskCount > 0 {
      sentences.append(taskCount == 1 ? "The task ended when it was cancelled." : "The tasks ended when they were cancelled.")
    }
    return sentences.joined(separator: " ")
  }

  /// The lines of the work, with one line for what differs in its times only.
  private static func list(_ work: [PendingWork]) -> String {
    var groups: [(first: PendingWork, count: Int)] = []
    for each in work {
      if let index = groups.firstIndex(where: { $0.first.isLike(each) }) { groups[index].count += 1 } else { groups.append((each, 1)) }
    }
    return groups.map { $0.count == 1 ? $0.first.line : "\($0.first.line) (and \($0.count - 1) more like it)" }.joined(separator: "; ")
  }
}

extension PendingWork {
  /// Whether it is a task that runs, sleeps or is suspended.
  fileprivate var isOfTask: Bool { [.task, .sleep, .suspendedTask].contains(kind) }

  fileprivate func isLike(_ other: PendingWork) -> Bool {
    name == other.name && kind == other.kind && startedBy == other.startedBy && interval == other.interval
  }

  /// Whether the device itself may have it under way, of which an app knows nothing.
  var isOfDevice: Bool { [.animation, .screenTransition, .keyboardTransition].contains(kind) }
}
