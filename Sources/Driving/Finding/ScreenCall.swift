import CTestProcess
import Screens

/// A call of a screen's getter or function that is only known by its symbol.
enum ScreenCall {
  /// Calls a getter or a function with a result in memory.
  ///
  /// - Parameters:
  ///   - address: The address of the code.
  ///   - screen: The screen that it's called on.
  ///   - arguments: The arguments, which have the types of the parameters in the symbol.
  /// - Returns: The result, or `nil` if it isn't known how the screen is passed, if the words don't fit in the registers, or if the code throws.
  static func result<S: Screen, Result>(
    of address: UnsafeMutableRawPointer, _ screen: S, _ arguments: [FoundFunction.Value] = [], returning _: Result.Type
  ) -> Result? {
    guard let passed = PassedValue(of: S.self) else { return nil }
    let result = UnsafeMutablePointer<Result>.allocate(capacity: 1)
    let value = UnsafeMutablePointer<S>.allocate(capacity: 1)
    value.initialize(to: screen)
    defer {
      value.deinitialize(count: 1)
      value.deallocate()
      result.deallocate()
    }
    var words = arguments.flatMap(\.words)
    var context = UnsafeMutableRawPointer(value)
    switch passed {
    case .object: context = UnsafeRawPointer(value).load(as: UnsafeMutableRawPointer.self)
    case .words(let count): words += (0..<count).map { UnsafeRawPointer(value).load(fromByteOffset: $0 * MemoryLayout<UInt>.stride, as: UInt.self) }
    case .address, .nothing: break
    }
    guard words.count <= CreatedValue.noWords.count else { return nil }
    // This is safe, because the result is in memory, and the symbol contains its type and the types of the parameters. The arguments come first in the registers of arguments. The
    // screen is passed as described in `PassedValue`: a small one in the next registers, a large one or an object in the register of the context. A mutating getter of a small
    // screen gets the address there, too. The tests that prove it: `FoundMemberTests.test_computedMembers` and `FoundMakerTests.test_screensOfEachSize`.
    return withExtendedLifetime(arguments) {
      if let error = stk_process_call_into(address, words + CreatedValue.noWords, result, context) {
        Unmanaged<AnyObject>.fromOpaque(error).release()
        return nil
      }
      return result.move()
    }
  }
}
