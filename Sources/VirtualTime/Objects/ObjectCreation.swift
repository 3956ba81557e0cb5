import CConcurrencyHooks
import Foundation

/// Objects of classes that are known only when the program runs.
package enum ObjectCreation {
  /// Creates an object by its `init()`.
  ///
  /// `NSObject` does not require that initializer here, so that the language does not call it for a class that it does not know; every subclass has it nevertheless.
  ///
  /// - Returns: The object; `nil` where Foundation's class is not as expected.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object? {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    guard let object = vt_create_object(metadata) else { return nil }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as? Object
  }
}
