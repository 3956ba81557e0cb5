/// A vibration or a sound, of which a headless device gives none.
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
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something is in line with something else.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value has passed a step.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path has been closed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two things have met.
  public static let impact = SensoryFeedback(name: "impact")

  /// A weight of things that meet.
  public struct Weight: Equatable, Sendable {
    /// Light.
    public static let light = Weight()
    /// In between.
    public static let medium = Weight()
    /// Heavy.
    public static let heavy = Weight()
  }

  /// A softness of things that meet.
  public struct Flexibility: Equatable, Sendable {
    /// Hard.
    public static let rigid = Flexibility()
    /// In between.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }

  /// Two things of a weight have met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Two things of a softness have met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
  /// Plays feedback when a value changes; a simulated phone neither vibrates nor sounds.
  ///
  /// It changes no element.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

  /// Plays feedback when a value changes and a condition holds; a simulated phone neither vibrates nor sounds.
  ///
  /// It changes no element.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Plays the feedback that a closure chooses; a simulated phone neither vibrates nor sounds.
  ///
  /// It changes no element.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays the feedback that a closure chooses; a simulated phone neither vibrates nor sounds.
  ///
  /// It changes no element.
  public func sensoryFeedback<Trigger: Equatable>(trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?) -> some View { self }
}
