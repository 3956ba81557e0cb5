import CConcurrencyHooks
import CTestProcess

/// A list of a type's fields from the functions of the runtime that the standard library's list uses.
///
/// A build that leaves ``SystemInterface/reflection`` out uses it. The functions are looked up by name, because a newer runtime may not export them.
enum RuntimeFields {
  /// The addresses of the runtime's functions.
  private struct Functions: Sendable {
    let count: UInt
    let child: UInt
    let offset: UInt

    func count(_ type: Any.Type) -> Int { unsafeBitCast(count, to: (@convention(thin) (Any.Type) -> Int).self)(type) }

    func child(_ type: Any.Type, _ index: Int, _ names: inout Names) -> Any.Type {
      unsafeBitCast(child, to: (@convention(thin) (Any.Type, Int, UnsafeMutablePointer<Names>) -> Any.Type).self)(type, index, &names)
    }

    func offset(_ type: Any.Type, _ index: Int) -> Int { unsafeBitCast(offset, to: (@convention(thin) (Any.Type, Int) -> Int).self)(type, index) }
  }

  /// The memory for the runtime's answer about a field.
  private struct Names {
    var name: UnsafePointer<CChar>?
    /// The function that frees the name, which only a tuple's fields have.
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  private static let functions: Functions? = {
    func address(_ row: stk_process_row) -> UInt? { stk_process_address_of_row(row).map { UInt(bitPattern: $0) } }
    guard let count = address(stk_process_row_field_count), let child = address(stk_process_row_field_type), let offset = address(stk_process_row_field_offset) else {
      stk_time_print_error("ScreenTestKit: This Swift runtime doesn't list the fields of types. Views have no state, and downloads fail.\n")
      return nil
    }
    return Functions(count: count, child: child, offset: offset)
  }()

  /// Calls a closure with each stored property of a type, until the closure returns `false`.
  ///
  /// - Returns: Whether the closure returned `true` for all fields. Also `false` if the runtime doesn't export the functions, which standard error says once, or if the
  ///   type is a class and `isClass` isn't set, or the other way round.
  static func forEachField(of type: Any.Type, isClass: Bool, _ body: (UnsafePointer<CChar>, Int, Any.Type, TypeKind) -> Bool) -> Bool {
    guard isClass == (type is AnyObject.Type), let functions else { return false }
    for index in 0..<functions.count(type) {
      var names = Names()
      let fieldType = functions.child(type, index, &names)
      defer { names.free?(names.name) }
      guard let name = names.name else { return false }
      if !body(name, functions.offset(type, index), fieldType, TypeKind(of: fieldType)) { return false }
    }
    return true
  }
}
