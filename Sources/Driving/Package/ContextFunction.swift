import ScreenModel
import Screens

/// A function of a context or a test case of the package, with arguments.
struct ContextFunction {
  /// The function as code: `logIn` or `open(post: 3)`.
  let code: String
  /// The number of its arguments.
  var argumentCount = 0
  /// Whether the function is worth its name even if it's a single interaction.
  var isComplete = false
  /// The module that declares the function.
  let module: String
  /// The protocol or the class of test cases that declares the function, or an empty text for a function of every test case.
  var container: String = ""
  /// Returns whether a class adopts the protocol, or `nil` if the container isn't a protocol.
  var isAdopted: (@MainActor (AnyClass) -> Bool)?
  /// Whether the function can be meant for the screen that is shown.
  var isAvailable: @MainActor () -> Bool = { true }
  /// Calls the function.
  let call: @MainActor () -> Void

  /// Returns whether a test case of a class can call the function, perhaps after adopting its protocol.
  func canBeCalled(by base: AnyClass?) -> Bool { isAdopted != nil || container.isEmpty || DrivenTestCase.names(of: base).contains(container) }

  /// Returns the protocol that a class must adopt to call the function, or `nil` if it needs none.
  @MainActor
  func context(for base: AnyClass?) -> String? {
    guard let isAdopted else { return nil }
    return base.map(isAdopted) ?? false ? nil : container
  }
}
