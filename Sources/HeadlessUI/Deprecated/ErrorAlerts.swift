import Foundation

extension View {
  /// Shows an alert for an error if the error isn't `nil` and the binding is `true`.
  ///
  /// The title of the alert is the error's description.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(error?.errorDescription ?? "", isPresented: .whileThere(isPresented, error), actions: actions)
  }

  /// Shows an alert with a message for an error if the error isn't `nil` and the binding is `true`.
  ///
  /// The title of the alert is the error's description.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions, @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(error?.errorDescription ?? "", isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}

extension Binding where Value == Bool {
  fileprivate static func whileThere<Thing>(_ isPresented: Binding<Bool>, _ thing: Thing?) -> Binding<Bool> {
    Binding(reading: { isPresented.wrappedValue && thing != nil }, writing: { isPresented.wrappedValue = $0 })
  }
}
