public import Foundation

/// What lets a phone tap the hand that holds it; nothing is felt here.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  nonisolated public override init() { super.init() }

  /// Lets the hardware be ready.
  open func prepare() {}
}

/// Taps as something that hits something does.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what hits is.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Of middle weight.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  /// Creates a generator.
  nonisolated public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of middle weight.
  nonisolated public override init() { super.init() }

  /// Taps.
  open func impactOccurred() {}

  /// Taps with a strength, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Taps as a result does.
///
/// It changes no element.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the result is.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success = 0
    /// It went almost well.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Taps.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Taps as a change of a selection does.
///
/// It changes no element.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Taps.
  open func selectionChanged() {}
}
