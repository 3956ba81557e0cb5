import Synchronization
import VirtualTime

/// The tasks of views that start again and again at the same instant.
///
/// The action usually changes state that replaces the view, and the new view starts the task again.
package final class TaskRestarts: Sendable {
  /// The number of starts at one instant that is still usual.
  static let limit: Int = 100

  private let most: Mutex<(task: String, count: Int)?> = Mutex(nil)

  /// Notes that a task has started several times at the same instant.
  ///
  /// - Parameters:
  ///   - task: The name of the task: “the task of FeedView”.
  ///   - count: The number of starts.
  ///   - scheduler: The scheduler of the task.
  static func note(_ task: String, times count: Int, on scheduler: VirtualScheduler) {
    scheduler.attachment { TaskRestarts() }.most.withLock { if count > $0?.count ?? 0 { $0 = (task, count) } }
  }

  /// Returns the sentences about the task that started most often at the same instant.
  ///
  /// The result is `nil` if every task started at most 100 times.
  package static func sentences(on scheduler: VirtualScheduler) -> String? {
    guard let most = scheduler.knownAttachment(TaskRestarts.self)?.most.withLock({ $0 }) else { return nil }
    let task = most.task.prefix(1).uppercased() + most.task.dropFirst()
    return "\(task) was started \(most.count) times at the same instant. Its action probably changes state that removes and adds its view again."
  }
}
