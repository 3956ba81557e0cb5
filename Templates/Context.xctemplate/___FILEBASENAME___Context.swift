//___FILEHEADER___

#if os(Linux)
  import ScreenTestKit

  /// Steps for every test case or suite that adopts the context.
  ///
  /// `DefaultContexts` has the steps of ScreenTestKit: see, tap, type, scroll, go back, relaunch the app and so on.
  protocol ___FILEBASENAMEASIDENTIFIER___: DefaultContexts {}

  extension ___FILEBASENAMEASIDENTIFIER___ {
    /// Taps the button with the given title, as a step: `When(I: choose("Done"))`.
    func choose(_ title: String) {
      let button = Button(id: title)
      see(button)
      tap(button)
    }
  }
#endif
