import CConcurrencyHooks
import Foundation

/// A namespace for creating objects of classes that are known only at run time.
package enum ObjectCreation {
  /// Creates an object with its `init()`.
  ///
  /// `NSObject` doesn't require this initializer on this platform, so Swift can't call it for an unknown class, although every subclass has it.
  ///
  /// - Returns: The object, or `nil` if Foundation's class isn't as expected.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object? {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    guard let object = stk_time_create_object(metadata) else { return nil }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as? Object
  }
}
