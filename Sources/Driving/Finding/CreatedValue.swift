import CTestProcess

/// Values of types that are only known in the running process.
enum CreatedValue {
  /// Creates a value of a structure or an enumeration with its initializer without parameters.
  ///
  /// - Parameter initializer: The address of the initializer, which must not throw.
  /// - Returns: The value, or `nil` if it isn't known how the initializer returns it.
  static func make<T>(_ type: T.Type, with initializer: UnsafeMutableRawPointer) -> T? {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { memory.deallocate() }
    // This is safe, because the initializer of a structure gets no metatype, and its result is in memory or in registers as described in `PassedValue`.
    // The tests that prove it: `FoundScreenTests.test_aScreenWithoutAVariableIsCreated` and `FoundFunctionTests.test_theReceiversOfEachSize`.
    switch PassedValue(of: type) {
    case .address, .nothing:
      if let error = stk_process_call_into(initializer, noWords, memory, nil) {
        Unmanaged<AnyObject>.fromOpaque(error).release()
        return nil
      }
    case .words(let count):
      var words = noWords
      stk_process_call_for_words(initializer, &words)
      for (index, word) in words.prefix(count).enumerated() {
        UnsafeMutableRawPointer(memory).storeBytes(of: word, toByteOffset: index * MemoryLayout<UInt>.stride, as: UInt.self)
      }
    case .object, nil: return nil
    }
    return memory.move()
  }

  /// Returns the value of a structure without stored properties.
  static func empty<T>(_ type: T.Type) -> T? {
    guard MemoryLayout<T>.size == 0 else { return nil }
    let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { memory.deallocate() }
    // This is safe, because there is nothing to initialize.
    return memory.move()
  }

  /// Four words, for functions that have fewer parameters.
  static let noWords: [UInt] = [0, 0, 0, 0]
}
