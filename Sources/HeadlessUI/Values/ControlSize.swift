/// A size of controls, which does not change their size here.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The sizes, from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}
