/// The presentation state of a view, with a method that dismisses it.
///
/// This is the older form of `\.isPresented` and `\.dismiss`.
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is presented.
  public let isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Dismisses the sheet that contains the view, or the view's page in a navigation stack.
  @MainActor @preconcurrency
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// A binding to the presentation state of the view: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(reading: { mode }, writing: { _ in })
  }

  /// A Boolean value that indicates whether the view is in a sheet, cover, or page that can be dismissed.
  public var isPresented: Bool { dismiss.owner != nil }
}
