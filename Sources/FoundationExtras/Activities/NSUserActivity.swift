public import Foundation

/// A state of the app that other devices, the search and Siri could return to.
///
/// It holds values. Nobody receives it: the simulated device has no Handoff, no search of the system's and no Siri.
/// [Apple: NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity)
open class NSUserActivity: NSObject {
  /// The name of the kind of activity, such as “com.example.reading”.
  public let activityType: String
  /// The title for the user.
  open var title: String?
  /// The values that restore the state.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the values without which the state can't be restored; `nil` for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the values have to be updated before they are sent.
  open var needsSave: Bool = false
  /// The web page that shows the same.
  open var webpageURL: URL?
  /// The web page that leads to the activity.
  open var referrerURL: URL?
  /// The date when the activity is no longer of use.
  open var expirationDate: Date?
  /// The words that find the activity.
  open var keywords: Set<String> = []
  /// Whether the activity is offered on other devices, which has no effect here.
  open var isEligibleForHandoff: Bool = true
  /// Whether the system's search finds the activity, which has no effect here.
  open var isEligibleForSearch: Bool = false
  /// Whether everybody's search finds the activity, which has no effect here.
  open var isEligibleForPublicIndexing: Bool = false
  /// Whether Siri suggests the activity, which has no effect here.
  open var isEligibleForPrediction: Bool = false
  /// The identifier by which the activity is deleted.
  open var persistentIdentifier: String?
  /// The identifier of what the activity shows.
  open var targetContentIdentifier: String?
  /// The object that is notified before the activity is sent, which never happens here.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values that restore the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }

  /// Makes the activity the one that the user is in, which changes nothing, because nobody receives it.
  open func becomeCurrent() {}

  /// Ends the activity as the one that the user is in, which changes nothing, because nobody receives it.
  open func resignCurrent() {}

  /// Ends the activity, which changes nothing, because nobody receives it.
  open func invalidate() {}
}

/// The methods of an object that is notified of what happens to an activity, which is nothing here.
public protocol NSUserActivityDelegate: AnyObject {
  /// Updates the values of the activity before they are sent.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Notes that another device continues the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The kind of the activity of looking at a web page.
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"
