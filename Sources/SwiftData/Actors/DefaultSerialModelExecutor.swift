import Dispatch

/// The executor of a model actor, which runs one piece of work after the other.
///
/// [Apple: DefaultSerialModelExecutor](https://developer.apple.com/documentation/swiftdata/defaultserialmodelexecutor)
///
/// `@unchecked Sendable`: Only the executor's code uses the context.
public class DefaultSerialModelExecutor: @unchecked Sendable, SerialModelExecutor {
  /// The context whose models the executor's code uses.
  public final let modelContext: ModelContext

  private let queue = DispatchQueue(label: "SwiftData.DefaultSerialModelExecutor")

  /// Creates an executor for a context that no other code uses.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    modelContext.autosave.queue = queue
  }

  /// Runs a job of the actor after the earlier jobs.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  /// Returns a reference to the executor.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
