import CTestProcess
import VirtualTime

/// The types in the process that conform to a protocol, except ScreenTestKit's own device types.
package enum ConformingTypes {
  /// Returns the types that conform to a protocol.
  ///
  /// - Parameter existential: The protocol, as an existential type: `(any App).self`.
  package static func of(_ existential: Any.Type) -> [Any.Type] {
    VirtualScheduler.owner?.noteUse(of: .discovery)
    let types = Found()
    stk_process_conforming_types(
      unsafeBitCast(existential, to: UnsafeRawPointer.self),
      { type, types in
        guard let type, let types else { return }
        Unmanaged<Found>.fromOpaque(types).takeUnretainedValue().types.append(unsafeBitCast(type, to: Any.Type.self))
      }, Unmanaged.passUnretained(types).toOpaque())
    return types.types.filter { !["HeadlessDevice", "HeadlessUI"].contains(module(of: $0)) }
  }

  /// Returns the classes of the executable, without the generic ones.
  package static var classes: [Any.Type] {
    let types = Found()
    stk_process_classes(
      { type, types in
        guard let type, let types else { return }
        Unmanaged<Found>.fromOpaque(types).takeUnretainedValue().types.append(unsafeBitCast(type, to: Any.Type.self))
      }, Unmanaged.passUnretained(types).toOpaque())
    return types.types
  }

  /// Returns the name of the module that declares a type.
  package static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  private final class Found {
    var types: [Any.Type] = []
  }
}
