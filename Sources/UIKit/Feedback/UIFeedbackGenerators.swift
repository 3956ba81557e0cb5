public import Foundation

/// The base class of haptic feedback generators.
///
/// The simulated device doesn't produce haptic feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a feedback generator.
  nonisolated public override init() { super.init() }

  /// Prepares the hardware for feedback.
  open func prepare() {}
}

/// A generator of feedback for an impact.
///
/// On the simulated device, the generator does nothing.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// A light impact.
    case light = 0
    /// A medium impact.
    case medium = 1
    /// A heavy impact.
    case heavy = 2
    /// A soft impact.
    case soft = 3
    /// A rigid impact.
    case rigid = 4
  }

  /// Creates a generator with an impact style.
  nonisolated public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator with the medium impact style.
  nonisolated public override init() { super.init() }

  /// Generates impact feedback.
  open func impactOccurred() {}

  /// Generates impact feedback with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for a result.
///
/// On the simulated device, the generator does nothing.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of a result.
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Generates feedback for a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback for a selection change.
///
/// On the simulated device, the generator does nothing.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a selection change.
  open func selectionChanged() {}
}
