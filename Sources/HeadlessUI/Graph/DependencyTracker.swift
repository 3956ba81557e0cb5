import Foundation

/// Knows which body is being evaluated on a thread, so that what it reads can be tied to it.
///
/// Each thread has an entry of its own: state is read through accessors that carry no isolation, as in SwiftUI, and what another thread reads belongs to no body.
enum DependencyTracker {
  /// The body that this thread evaluates; `nil` on every other thread.
  static var current: Reader? {
    pthread_getspecific(ThreadSlot.key).map { Unmanaged<Reader>.fromOpaque($0).takeUnretainedValue() }
  }

  @MainActor
  static func track<Result>(_ node: any BodyEvaluating, _ body: () -> Result) -> Result {
    // A node that has been torn down is not evaluated again.
    guard node.isAlive else { return withoutTracking(body) }
    let reader = node.reader
    reader.begin(node)
    // A closure around it would be checked for its actor each time.
    defer { _fixLifetime(reader) }
    return run(body, as: Unmanaged.passUnretained(reader).toOpaque())
  }

  /// Runs a closure that the body around a node has left to the layout: what it reads counts as that body's.
  @MainActor
  static func resume<Result>(around node: Node, _ body: () -> Result) -> Result {
    var around: Node? = node
    while let current = around {
      if let evaluating = current as? any BodyEvaluating {
        let reader = evaluating.reader
        defer { _fixLifetime(reader) }
        return run(body, as: Unmanaged.passUnretained(reader).toOpaque())
      }
      around = current.parent
    }
    return body()
  }

  /// Runs a closure whose reads do not count as the surrounding body's.
  static func withoutTracking<Result>(_ body: () -> Result) -> Result { run(body, as: nil) }

  private static func run<Result>(_ body: () -> Result, as reader: UnsafeMutableRawPointer?) -> Result {
    let key = ThreadSlot.key
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, reader)
    defer { pthread_setspecific(key, previous) }
    return body()
  }

  private enum ThreadSlot {
    static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()
  }
}
