/// Haptic or audio feedback.
///
/// The simulated device doesn't play feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Feedback for a task that has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Feedback for a task that had a problem.
  public static let warning = SensoryFeedback(name: "warning")
  /// Feedback for a task that has failed.
  public static let error = SensoryFeedback(name: "error")
  /// Feedback for a change of the selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// Feedback for a value that has become larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// Feedback for a value that has become smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Feedback for an activity that has started.
  public static let start = SensoryFeedback(name: "start")
  /// Feedback for an activity that has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Feedback for the alignment of a dragged item with another item.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Feedback for a value that has moved to another discrete level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Feedback for a path that has been closed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Feedback for a collision of two objects.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of the objects in a collision.
  public struct Weight: Equatable, Sendable {
    /// Light objects.
    public static let light = Weight()
    /// Objects of medium weight.
    public static let medium = Weight()
    /// Heavy objects.
    public static let heavy = Weight()
  }

  /// The flexibility of the objects in a collision.
  public struct Flexibility: Equatable, Sendable {
    /// Rigid objects.
    public static let rigid = Flexibility()
    /// Objects of medium flexibility.
    public static let solid = Flexibility()
    /// Soft objects.
    public static let soft = Flexibility()
  }

  /// Returns feedback for a collision of objects with a weight and an intensity.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Returns feedback for a collision of objects with a flexibility and an intensity.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
  /// Plays feedback when a value changes.
  ///
  /// On the simulated device, it has no effect. The device neither vibrates nor plays sounds.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

  /// Plays feedback when a value changes, if a condition is met.
  ///
  /// On the simulated device, it has no effect. The device neither vibrates nor plays sounds.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Plays feedback that a closure selects when a value changes.
  ///
  /// On the simulated device, it has no effect. The device neither vibrates nor plays sounds.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays feedback that a closure selects when a value changes.
  ///
  /// On the simulated device, it has no effect. The device neither vibrates nor plays sounds.
  public func sensoryFeedback<Trigger: Equatable>(trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?) -> some View { self }
}
