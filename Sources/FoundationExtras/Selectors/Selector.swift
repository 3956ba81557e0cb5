import VirtualTime

/// The name of a method, together with the method itself if it comes from `#selector`.
///
/// Linux doesn't have an Objective-C runtime that finds methods by name. In a target that uses the plugin `XcodeImports`, each `#selector` includes its method.
/// A selector that is created from a string doesn't have a method, and performing it fails the test.
public struct Selector: Hashable, CustomStringConvertible {
  /// The outcome of a call of the method.
  private enum Outcome {
    case performed
    case targetIsNot(String)
    case argumentIsNot(String)
  }

  /// The Objective-C name, such as “tapped:”.
  public let description: String
  private let method: ((_ target: Any?, _ arguments: [Any]) -> Outcome)?
  private let hasMethod: (_ target: Any?) -> Bool

  /// Creates a selector from a name only.
  public init(_ name: String) {
    description = name
    method = nil
    hasMethod = { _ in false }
  }

  /// Returns whether two selectors have the same name.
  public static func == (first: Self, second: Self) -> Bool { first.description == second.description }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  // MARK: Methods

  // Selectors accept methods of any actor and, like Objective-C messages, call them without switching to the actor. Only an `@isolated(any)` function type accepts all methods, but calling such a function requires
  // `await`. The initializers therefore cast each method to a plain function type, which differs only in this respect.

  /// Creates a selector for a type's method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) () -> Result) {
    self.init(name) { (target: Target, _) in
      _ = unsafeBitCast(method(target), to: (() -> Result).self)()
      return .performed
    }
  }

  /// Creates a selector for a type's method with one parameter.
  public init<Target, Argument, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) (Argument) -> Result) {
    self.init(name) { (target: Target, arguments) in
      Self.call(arguments, unsafeBitCast(method(target), to: ((Argument) -> Result).self))
    }
  }

  /// Creates a selector for a type's method with two parameters.
  public init<Target, First, Second, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second) -> Result) {
    self.init(name) { (target: Target, arguments) in
      Self.call(arguments, unsafeBitCast(method(target), to: ((First, Second) -> Result).self))
    }
  }

  /// Creates a selector for an object's method without parameters.
  @_disfavoredOverload
  public init<Result>(_ name: String, _ method: @escaping @isolated(any) () -> Result) {
    self.init(name) { (_: Any?, _) in
      _ = unsafeBitCast(method, to: (() -> Result).self)()
      return .performed
    }
  }

  /// Creates a selector for an object's method with one parameter.
  @_disfavoredOverload
  public init<Argument, Result>(_ name: String, _ method: @escaping @isolated(any) (Argument) -> Result) {
    self.init(name) { (_: Any?, arguments) in Self.call(arguments, unsafeBitCast(method, to: ((Argument) -> Result).self)) }
  }

  /// Creates a selector for an object's method with two parameters.
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

  /// Returns an argument as the parameter's type, or `nil` if the argument doesn't have that type.
  ///
  /// An optional parameter receives `nil` if no argument was passed.
  ///
  /// As with an Objective-C message, a Boolean parameter receives an object as `true`. For example, apps dismiss the keyboard with the tap action `endEditing(_:)`.
  private static func argument<Argument>(_ index: Int, of arguments: [Any], as type: Argument.Type) -> Argument? {
    guard index < arguments.count else { return (nil as Any?) as? Argument }
    if let argument = arguments[index] as? Argument { return argument }
    return Swift.type(of: arguments[index]) is AnyClass ? true as? Argument : nil
  }

  // MARK: Calling the method

  /// Returns whether the method belongs to an object.
  package func isMethod(of target: Any?) -> Bool { hasMethod(target) }

  /// Calls the method on a target.
  ///
  /// The test fails if there's no method, the method doesn't belong to the target, or its parameters don't match. On a phone, the app would crash with “unrecognized selector”.
  ///
  /// - Parameters:
  ///   - target: The object to call the method on.
  ///   - arguments: The available arguments, such as the sender. A method without parameters receives none.
  package func perform(on target: Any?, with arguments: [Any] = []) {
    let reason: String
    switch method?(target, arguments) {
    case .performed: return
    case nil: reason = "it was created from a string, and on Linux a method can't be found by its name"
    case .targetIsNot(let type): reason = "the method belongs to \(type), but the target is \(Self.kind(of: target))"
    case .argumentIsNot(let type): reason = "the method takes \(type), but it got \(arguments.isEmpty ? "nothing" : arguments.map { Self.kind(of: $0) }.joined(separator: ", "))"
    }
    UsageError(
      kind: "app.selector", action: "perform the selector “\(self)”", reason: reason,
      advice: "use #selector(Type.method) with a method of the target, and add the plugin XcodeImports to the package's target.", place: nil
    ).report()
  }

  private static func kind(of value: Any?) -> String { value.map { "a value of type \(type(of: $0))" } ?? "nil" }
}
