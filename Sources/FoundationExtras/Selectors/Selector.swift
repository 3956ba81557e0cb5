import VirtualTime

/// The name of a method, and the method itself, which `#selector` puts beside it.
///
/// Linux has no runtime of Objective-C that finds a method by its name. A target that is compiled as for an iPhone (see the plugin `UntouchedSources`) has the method in each `#selector`;
/// a selector that is made from a text has none, and fails the test when it is performed.
public struct Selector: Hashable, CustomStringConvertible {
  /// How performing a selector ended.
  private enum Outcome {
    case performed
    case targetIsNot(String)
    case argumentIsNot(String)
  }

  /// The name as Objective-C has it, such as “tapped:”.
  public let description: String
  private let method: ((_ target: Any?, _ arguments: [Any]) -> Outcome)?
  private let hasMethod: (_ target: Any?) -> Bool

  /// Creates a selector from a name alone.
  public init(_ name: String) {
    description = name
    method = nil
    hasMethod = { _ in false }
  }

  /// Two selectors of one name are equal.
  public static func == (first: Self, second: Self) -> Bool { first.description == second.description }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  // MARK: Methods

  // A method of any actor is taken, and called without a hop, as a message of Objective-C is sent. `@isolated(any)` is the one type that takes all of them; a function of it can't be called
  // without `await`, which is the only difference between it and a plain function.

  /// Creates a selector for a method of a type without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) () -> Result) {
    self.init(name) { (target: Target, _) in
      _ = unsafeBitCast(method(target), to: (() -> Result).self)()
      return .performed
    }
  }

  /// Creates a selector for a method of a type with one parameter.
  public init<Target, Argument, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) (Argument) -> Result) {
    self.init(name) { (target: Target, arguments) in
      Self.call(arguments, unsafeBitCast(method(target), to: ((Argument) -> Result).self))
    }
  }

  /// Creates a selector for a method of a type with two parameters.
  public init<Target, First, Second, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second) -> Result) {
    self.init(name) { (target: Target, arguments) in
      Self.call(arguments, unsafeBitCast(method(target), to: ((First, Second) -> Result).self))
    }
  }

  /// Creates a selector for a method of one object without parameters.
  @_disfavoredOverload
  public init<Result>(_ name: String, _ method: @escaping @isolated(any) () -> Result) {
    self.init(name) { (_: Any?, _) in
      _ = unsafeBitCast(method, to: (() -> Result).self)()
      return .performed
    }
  }

  /// Creates a selector for a method of one object with one parameter.
  @_disfavoredOverload
  public init<Argument, Result>(_ name: String, _ method: @escaping @isolated(any) (Argument) -> Result) {
    self.init(name) { (_: Any?, arguments) in Self.call(arguments, unsafeBitCast(method, to: ((Argument) -> Result).self)) }
  }

  /// Creates a selector for a method of one object with two parameters.
  @_disfavoredOverload
  public init<First, Second, Result>(_ name: String, _ method: @escaping @isolated(any) (First, Second) -> Result) {
    self.init(name) { (_: Any?, arguments) in Self.call(arguments, unsafeBitCast(method, to: ((First, Second) -> Result).self)) }
  }

  private init<Target>(_ name: String, method: @escaping (Target, [Any]) -> Outcome) {
    description = name
    self.method = { target, arguments in
      guard let target = target as? Target else { return .targetIsNot("\(Target.self)") }
      return method(target, arguments)
    }
    hasMethod = { $0 is Target }
  }

  private static func call<Argument, Result>(_ arguments: [Any], _ method: (Argument) -> Result) -> Outcome {
    guard let argument = argument(0, of: arguments, as: Argument.self) else { return .argumentIsNot("\(Argument.self)") }
    _ = method(argument)
    return .performed
  }

  private static func call<First, Second, Result>(_ arguments: [Any], _ method: (First, Second) -> Result) -> Outcome {
    guard let first = argument(0, of: arguments, as: First.self) else { return .argumentIsNot("\(First.self)") }
    guard let second = argument(1, of: arguments, as: Second.self) else { return .argumentIsNot("\(Second.self)") }
    _ = method(first, second)
    return .performed
  }

  /// Returns an argument, or `nil` in it where none was passed and the method takes an optional one.
  ///
  /// A method that takes a Boolean value reads an object as `true`, as a message of Objective-C does: apps hide the keyboard with the action `endEditing(_:)` of a tap.
  private static func argument<Argument>(_ index: Int, of arguments: [Any], as type: Argument.Type) -> Argument? {
    guard index < arguments.count else { return (nil as Any?) as? Argument }
    if let argument = arguments[index] as? Argument { return argument }
    return Swift.type(of: arguments[index]) is AnyClass ? true as? Argument : nil
  }

  // MARK: Performing

  /// Returns whether the method is one of an object's.
  package func isMethod(of target: Any?) -> Bool { hasMethod(target) }

  /// Calls the method on a target.
  ///
  /// The test fails if there is no method, or if it isn't one of the target's or takes other arguments, where an app on a phone crashes with “unrecognized selector”.
  ///
  /// - Parameters:
  ///   - target: The object that has the method.
  ///   - arguments: What the method may take, such as the sender; a method without parameters takes none of them.
  package func perform(on target: Any?, with arguments: [Any] = []) {
    let reason: String
    switch method?(target, arguments) {
    case .performed: return
    case nil: reason = "it was made from a text, and on Linux nothing finds a method by its name"
    case .targetIsNot(let type): reason = "the method is one of \(type), and the target is \(Self.kind(of: target))"
    case .argumentIsNot(let type): reason = "the method takes \(type), and was given \(arguments.isEmpty ? "nothing" : arguments.map { Self.kind(of: $0) }.joined(separator: ", "))"
    }
    Misuse(
      kind: "app.selector", action: "perform the selector “\(self)”", reason: reason,
      advice: "write #selector(Type.method) with a method of the target, and compile the target of the package as for an iPhone, with the plugin UntouchedSources.", place: nil
    ).report()
  }

  private static func kind(of value: Any?) -> String { value.map { "of the type \(type(of: $0))" } ?? "nil" }
}
