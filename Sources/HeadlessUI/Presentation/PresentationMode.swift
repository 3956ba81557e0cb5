/// Whether a view is presented, and a way to dismiss it; the older form of `\.isPresented` and `\.dismiss`.
public struct PresentationMode {
  /// Whether the view is presented by another one.
  public let isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Dismisses the view: the sheet that it is in, or the page of its navigation stack.
  @MainActor @preconcurrency
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the view is presented, with a way to dismiss it: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(reading: { mode }, writing: { _ in })
  }

  /// Whether the view is in something that can be dismissed: a sheet, or a page that was pushed.
  public var isPresented: Bool { dismiss.owner != nil }
}
