/// A haptic or audible feedback.
///
/// A headless device doesn't play feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task had a problem.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has become larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has become smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item is aligned with another item.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value has moved to another discrete level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path has been closed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two objects have collided.
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

  /// Returns feedback for a collision of objects with a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Returns feedback for a collision of objects with a flexibility.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
  /// Plays feedback when a value changes.
  ///
  /// The simulated device neither vibrates nor makes sounds.
  ///
  /// On the simulated device, it has no effect.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

  /// Plays feedback when a value changes and a condition is met.
  ///
  /// The simulated device neither vibrates nor makes sounds.
  ///
  /// On the simulated device, it has no effect.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Plays feedback that a closure selects.
  ///
  /// The simulated device neither vibrates nor makes sounds.
  ///
  /// On the simulated device, it has no effect.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays feedback that a closure selects.
  ///
  /// The simulated device neither vibrates nor makes sounds.
  ///
  /// On the simulated device, it has no effect.
  public func sensoryFeedback<Trigger: Equatable>(trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?) -> some View { self }
}
