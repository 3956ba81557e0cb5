import Foundation

/// One object for each thread, for as long as a closure runs.
///
/// The slot doesn't own the object: the call of ``with(_:_:)`` that put the object there keeps it alive until the object leaves the slot.
struct ThreadSlot<Object: AnyObject> {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "The process has no key left for values of threads.")
    self.key = key
  }

  /// This thread's object, or `nil` if there isn't one.
  var object: Object? { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }

  /// Runs a closure with an object, or with none, in this thread's slot.
  func with<Result>(_ object: Object?, _ body: () throws -> Result) rethrows -> Result {
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, object.map { Unmanaged.passUnretained($0).toOpaque() })
    defer {
      assert(self.object === object, "The slot has the object of another call.")
      pthread_setspecific(key, previous)
      _fixLifetime(object)
    }
    return try body()
  }
}
