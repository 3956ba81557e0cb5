/// A value that views pass on to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view has one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view to those of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}

/// Those who follow preferences; they look again after a rendering in which some may have changed.
@MainActor
final class PreferenceFollowers {
  private var followers: [ObjectIdentifier: any PreferenceFollowing] = [:]
  private var order: [ObjectIdentifier] = []
  private var isStale = false
  /// How many views have a value that depends on where they are.
  var anchorCount = 0

  func add(_ follower: any PreferenceFollowing) {
    followers[ObjectIdentifier(follower)] = follower
    order.append(ObjectIdentifier(follower))
    isStale = true
  }

  func remove(_ follower: any PreferenceFollowing) {
    followers[ObjectIdentifier(follower)] = nil
    order.removeAll { $0 == ObjectIdentifier(follower) }
  }

  /// A value may have changed.
  func valuesDidChange() { isStale = true }

  /// Lets everyone look who follows a preference.
  func follow() {
    guard isStale || anchorCount > 0, !followers.isEmpty else { return }
    isStale = false
    // Those further in first, as they were made last.
    for id in order.reversed() { followers[id]?.followPreference() }
  }
}

/// A node that follows a preference of the views in it.
@MainActor
protocol PreferenceFollowing: Node {
  func followPreference()
}
