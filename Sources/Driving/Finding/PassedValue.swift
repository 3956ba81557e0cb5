import VirtualTime

/// How Swift passes the values of a type that is only known in the running process.
enum PassedValue: Equatable {
  /// A value without any bytes isn't passed.
  case nothing
  /// One to four words in registers.
  case words(Int)
  /// The address of the value.
  case address
  /// A reference to an object.
  case object

  /// Finds out how values of a type are passed, or returns `nil` if it isn't known for certain.
  ///
  /// A structure is passed in memory if it fills more than four registers, on x86-64 and on arm64. Each 8 bytes of a larger structure fill at least one register if no field
  /// needs a greater alignment. A smaller one may have fractions in other registers, or be passed in memory because of a weak reference, so its fields must be integers
  /// and strings.
  init?(of type: Any.Type) {
    if type is AnyClass {
      self = .object
      return
    }
    let (size, alignment) = Self.layout(of: type)
    let word = MemoryLayout<UInt>.size
    if size == 0 {
      self = .nothing
    } else if size > 4 * word, alignment <= word {
      self = .address
    } else if size <= 4 * word, TypeKind(of: type) == .struct, Self.consistsOfWords(type) {
      self = .words(size / word)
    } else {
      return nil
    }
  }

  /// Whether a function with a result of the type stores it in the caller's memory.
  var isResultInMemory: Bool { self == .address }

  private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
    func layout<T>(_: T.Type) -> (size: Int, alignment: Int) { (MemoryLayout<T>.size, MemoryLayout<T>.alignment) }
    return layout(type)
  }

  private static func consistsOfWords(_ type: Any.Type) -> Bool {
    FieldReflection.forEachField(of: type) { _, _, field, _ in field == Int.self || field == UInt.self || field == String.self }
  }
}
