public import Foundation

/// A view controller that offers to share items.
///
/// In a representable, it's a placeholder without options. If a test taps an option, use a `ShareLink` instead.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called after sharing ends.
  ///
  /// Never called on the simulated device.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items to share.
  public let activityItems: [Any]
  /// The types of activities to leave out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The closure that is called after sharing ends.
  ///
  /// Never called on the simulated device.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a view controller that offers to share the given items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view archives aren't supported.
  nonisolated public required init?(coder: NSCoder) { return nil }

  /// Sets the placeholder's accessibility identifier to the one that a phone uses.
  open override func viewDidLoad() { view.accessibilityIdentifier = "ActivityListView" }
}

/// An activity for sharing.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of a sharing activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates an activity type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an activity type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sharing by mail.
    public static let mail: ActivityType = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sharing in a message.
    public static let message: ActivityType = ActivityType("com.apple.UIKit.activity.Message")
    /// Copying to the pasteboard.
    public static let copyToPasteboard: ActivityType = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sharing with AirDrop.
    public static let airDrop: ActivityType = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Printing.
    public static let print: ActivityType = ActivityType("com.apple.UIKit.activity.Print")
    /// Assigning the image to a contact.
    public static let assignToContact: ActivityType = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saving to the photo library.
    public static let saveToCameraRoll: ActivityType = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adding to the reading list.
    public static let addToReadingList: ActivityType = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }
}
