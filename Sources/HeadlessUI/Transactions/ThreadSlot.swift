import Foundation

/// Storage that holds one object for each thread while a closure runs.
///
/// The slot doesn't own the object. The call of ``with(_:_:)`` that sets the object keeps a reference to it until the closure returns.
struct ThreadSlot<Object: AnyObject> {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "The process can’t create a key for values of threads.")
    self.key = key
  }

  /// The object of the current thread, or `nil` if there isn't one.
  var object: Object? { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }

  /// Runs a closure with an object in the current thread's slot.
  ///
  /// If the object is `nil`, the slot is empty.
  func with<Result>(_ object: Object?, _ body: () throws -> Result) rethrows -> Result {
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, object.map { Unmanaged.passUnretained($0).toOpaque() })
    defer {
      assert(self.object === object, "The slot holds the object of another call.")
      pthread_setspecific(key, previous)
      _fixLifetime(object)
    }
    return try body()
  }
}
