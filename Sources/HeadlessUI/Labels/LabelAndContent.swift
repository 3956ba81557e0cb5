/// A namespace for the type-erased label and content in a style's configuration.
public enum _LabelAndContent<StandardStyle> {
  /// The type-erased label of the control.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The label of the control.
    public var body: some View { part }
  }

  /// The type-erased content of the control.
  public struct Content: View, TransparentView {
    let part: StyledPart
    /// The content of the control.
    public var body: some View { part }
  }
}
