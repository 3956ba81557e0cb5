import CTestProcess

/// The types of the process that conform to a protocol, but for those of ScreenTestKit's own device.
package enum ConformingTypes {
  /// Returns the types.
  ///
  /// - Parameter existential: The type of any conforming value: `(any App).self`.
  package static func of(_ existential: Any.Type) -> [Any.Type] {
    let types = Found()
    ctp_conforming_types(
      unsafeBitCast(existential, to: UnsafeRawPointer.self),
      { type, types in
        guard let type, let types else { return }
        Unmanaged<Found>.fromOpaque(types).takeUnretainedValue().types.append(unsafeBitCast(type, to: Any.Type.self))
      }, Unmanaged.passUnretained(types).toOpaque())
    return types.types.filter { !["HeadlessDevice", "HeadlessUI"].contains(module(of: $0)) }
  }

  /// The name of the module that declares a type.
  package static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  private final class Found {
    var types: [Any.Type] = []
  }
}
