import ScreenTestKit

/// Steps that several tests share: a test case or a suite that adopts the context can write them.
@MainActor
protocol ___FILEBASENAMEASIDENTIFIER___: InteractionContext, NavigationContext {}

extension ___FILEBASENAMEASIDENTIFIER___ {
  /// A step with an argument: `When(I: choose("Done"))`.
  func choose(_ title: String) {
    let button = Button(id: title)
    see(button)
    tap(button)
  }
}
