public import Foundation

/// What offers to share things; in a representable it is a stand-in that offers nothing.
///
/// `ShareLink` offers what can be tapped.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Told when the person has shared something or has not: never here.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is shared.
  public let activityItems: [Any]
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told when the person has shared something or has not: never here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a view controller that offers to share things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there are no archives of views here.
  nonisolated public required init?(coder: NSCoder) { return nil }

  /// Gives the stand-in the identifier that XCUITest finds a phone's by.
  open override func viewDidLoad() { view.accessibilityIdentifier = "ActivityListView" }
}

/// A way to share something.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// A way to share something, by its name.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a way.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a way.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// By mail.
    public static let mail: ActivityType = ActivityType("com.apple.UIKit.activity.Mail")
    /// By a message.
    public static let message: ActivityType = ActivityType("com.apple.UIKit.activity.Message")
    /// As a copy.
    public static let copyToPasteboard: ActivityType = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// By AirDrop.
    public static let airDrop: ActivityType = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// On paper.
    public static let print: ActivityType = ActivityType("com.apple.UIKit.activity.Print")
    /// As a contact's picture.
    public static let assignToContact: ActivityType = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Among the photos.
    public static let saveToCameraRoll: ActivityType = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// For later.
    public static let addToReadingList: ActivityType = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }
}
