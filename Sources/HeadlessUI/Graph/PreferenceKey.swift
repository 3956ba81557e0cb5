/// A key for a value that a view passes to the views around it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of the preference if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the accumulated value with the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, which is `nil`.
  public static var defaultValue: Value { nil }
}

/// The nodes that observe preferences.
///
/// They're notified after a rendering that may have changed preferences.
@MainActor
final class PreferenceFollowers {
  private var followers: [ObjectIdentifier: any PreferenceFollowing] = [:]
  private var order: [ObjectIdentifier] = []
  private var isStale = false
  /// The number of views whose preference values depend on their position.
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

  /// Marks the preferences as possibly changed.
  func valuesDidChange() { isStale = true }

  /// Notifies all preference observers if preferences may have changed.
  func follow() {
    guard isStale || anchorCount > 0, !followers.isEmpty else { return }
    isStale = false
    // Inner observers were added last, so the reversed order notifies them first.
    for id in order.reversed() { followers[id]?.followPreference() }
  }
}

/// A node that observes a preference of the views inside it.
@MainActor
protocol PreferenceFollowing: Node {
  func followPreference()
}
