import ScreenTestKit

/// Steps for every test case or suite that adopts the context.
protocol ___FILEBASENAMEASIDENTIFIER___: InteractionContext, NavigationContext {}

extension ___FILEBASENAMEASIDENTIFIER___ {
  /// Taps the button with the given title, as a step: `When(I: choose("Done"))`.
  func choose(_ title: String) {
    let button = Button(id: title)
    see(button)
    tap(button)
  }
}
