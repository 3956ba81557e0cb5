public import Foundation

/// A state of an app that can be continued on another device, found by search, or suggested by Siri.
///
/// On the simulated device, an activity only stores values, because there's no Handoff, system search or Siri.
/// [Apple: NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity)
open class NSUserActivity: NSObject {
  /// The type of activity, such as “com.example.reading”.
  public let activityType: String
  /// The title of the activity, which is shown to the user.
  open var title: String?
  /// The values that restore the state.
  open var userInfo: [AnyHashable: Any]?
  /// The keys that are required to restore the state, or `nil` for all keys.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean value that indicates whether the activity must be updated before it's sent.
  open var needsSave: Bool = false
  /// The URL of a web page with the same content.
  open var webpageURL: URL?
  /// The URL of the web page that linked to the activity.
  open var referrerURL: URL?
  /// The date after which the activity is no longer relevant.
  open var expirationDate: Date?
  /// The search keywords of the activity.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether the activity is eligible for Handoff.
  ///
  /// On the simulated device, the value has no effect.
  open var isEligibleForHandoff: Bool = true
  /// A Boolean value that indicates whether system search can find the activity.
  ///
  /// On the simulated device, the value has no effect.
  open var isEligibleForSearch: Bool = false
  /// A Boolean value that indicates whether the activity can be indexed publicly.
  ///
  /// On the simulated device, the value has no effect.
  open var isEligibleForPublicIndexing: Bool = false
  /// A Boolean value that indicates whether Siri can suggest the activity.
  ///
  /// On the simulated device, the value has no effect.
  open var isEligibleForPrediction: Bool = false
  /// The identifier for deleting the activity.
  open var persistentIdentifier: String?
  /// The identifier of the content that the activity shows.
  open var targetContentIdentifier: String?
  /// The delegate that is notified before the activity is sent.
  ///
  /// On the simulated device, activities are never sent.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Creates an activity with an activity type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values for restoring the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }

  /// Marks the activity as current.
  ///
  /// Does nothing on the simulated device.
  open func becomeCurrent() {}

  /// Marks the activity as no longer current.
  ///
  /// Does nothing on the simulated device.
  open func resignCurrent() {}

  /// Invalidates the activity.
  ///
  /// Does nothing on the simulated device.
  open func invalidate() {}
}

/// The delegate of an activity.
///
/// Its methods are never called on the simulated device.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before the activity is sent, to update its values.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device continues the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Called before the activity is sent, to update its values.
  ///
  /// The default implementation does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  /// Called when another device continues the activity.
  ///
  /// The default implementation does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The activity type for browsing a web page.
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"
