import CTestProcess
import HeadlessDevice
import Screens
import VirtualTime

/// The values that the functions of a class or of a protocol are called on.
@MainActor
struct FunctionReceiver {
  /// The type and its conformance, which a protocol's function gets after its declared arguments.
  let hiddenArguments: [UInt]
  /// Whether a function gets the object itself, and not the address of a variable with the value.
  private let isObject: Bool
  private let make: @MainActor () -> Any?
  private var existential: Any.Type?

  /// Creates the receiver of a test class's functions, or returns `nil` if a name isn't a test class's.
  ///
  /// - Parameter mangledName: The mangled name of the class.
  init?(classNamed mangledName: String) {
    guard let type = _typeByName(mangledName) as? AnyClass, TestCaseClass.isTestCase(type) else { return nil }
    hiddenArguments = []
    isObject = true
    make = { TestCaseClass.makeTestCase(type) }
  }

  /// Creates the receiver of a protocol's functions, or returns `nil` if no value can be created that conforms to the protocol.
  ///
  /// The value is a test case of a `ScreenTestCase` class if there is one, else a structure without stored properties, else another value. It's
  /// never an app's own value.
  /// - Parameters:
  ///   - mangledName: The mangled name of `any` protocol.
  ///   - module: The module whose types are preferred.
  ///   - initializers: The initializers without parameters, by their readable names.
  init?(protocolNamed mangledName: String, module: String, initializers: [String: UnsafeMutableRawPointer]) {
    guard let existential = _typeByName(mangledName) else { return nil }
    let conforming = ConformingTypes.of(existential).compactMap { type in Candidate(type, module: module, initializers: initializers) }
    guard let chosen = conforming.min(by: { $0.order < $1.order }) else { return nil }
    // A type is the address of its metadata, which is what a function gets.
    let type = unsafeBitCast(chosen.type, to: UnsafeRawPointer.self)
    guard let witnesses = stk_process_witness_table(type, unsafeBitCast(existential, to: UnsafeRawPointer.self)) else { return nil }
    hiddenArguments = [UInt(bitPattern: type), UInt(bitPattern: witnesses)]
    // A protocol that only classes adopt has room for one reference, and another protocol for three words and a type.
    self.existential = existential
    isObject = Self.size(of: existential) == 2 * MemoryLayout<UInt>.size
    make = chosen.make
  }

  /// Calls a closure with the context for a call on a new value, and returns whether a value could be created.
  func withContext(_ body: (UnsafeMutableRawPointer) -> Void) -> Bool {
    guard let value = make() else { return false }
    if isObject {
      let object = value as AnyObject
      withExtendedLifetime(object) { body(Unmanaged.passUnretained(object).toOpaque()) }
      return true
    }
    func call<T>(_ value: T) {
      let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
      memory.initialize(to: value)
      body(memory)
      memory.deinitialize(count: 1)
      memory.deallocate()
    }
    _openExistential(value, do: call)
    return true
  }

  /// Returns whether a class, or one that it inherits from, adopts the protocol.
  func isAdopted(by type: AnyClass) -> Bool {
    guard let existential else { return false }
    // This is safe, because a type is the address of its metadata.
    return stk_process_witness_table(unsafeBitCast(type, to: UnsafeRawPointer.self), unsafeBitCast(existential, to: UnsafeRawPointer.self)) != nil
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }

  /// A type whose values can be created.
  @MainActor
  private struct Candidate {
    let type: Any.Type
    /// The place among the candidates, which is low for a preferred type.
    let order: (rank: Int, isElsewhere: Int, name: String)
    let make: @MainActor () -> Any?

    init?(_ type: Any.Type, module: String, initializers: [String: UnsafeMutableRawPointer]) {
      guard Self.isOfTests(type) else { return nil }
      let name = String(reflecting: type)
      let isElsewhere = ConformingTypes.module(of: type) == module ? 0 : 1
      self.type = type
      if let type = type as? AnyClass {
        order = (TestCaseClass.isScreenTestCase(type) ? 0 : 2, isElsewhere, name)
        make = { TestCaseClass.makeTestCase(type) }
      } else if PassedValue(of: type) == .nothing, TypeKind(of: type) == .struct {
        order = (1, isElsewhere, name)
        make = { CreatedValue.empty(type) }
      } else if let initializer = initializers["\(name).init() -> \(name)"], PassedValue(of: type) != nil {
        order = (3, isElsewhere, name)
        make = { CreatedValue.make(type, with: initializer) }
      } else {
        return nil
      }
    }

    /// Returns whether a type is a part of tests.
    ///
    /// The functions of an app's own types aren't steps, and calling them could change the app.
    private static func isOfTests(_ type: Any.Type) -> Bool {
      if let type = type as? AnyClass { return TestCaseClass.isTestCase(type) }
      return type is any VisibilityContext.Type || modulesWithScreens.contains(ConformingTypes.module(of: type))
    }

    private static let modulesWithScreens = Set(ConformingTypes.of((any Screen).self).map { ConformingTypes.module(of: $0) })
  }
}
