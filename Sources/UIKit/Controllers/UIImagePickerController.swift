public import Foundation

/// A view controller for choosing or taking a photo.
///
/// In a representable, it's an empty placeholder. If a test needs a photo, call the delegate's function or pass an image to the view.
@preconcurrency @MainActor
open class UIImagePickerController: UIViewController {
  /// The source of photos.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of saved photos.
    case savedPhotosAlbum = 2
  }

  /// A key of the information about a chosen photo or video.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the original photo.
    public static let originalImage: InfoKey = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key of the edited photo.
    public static let editedImage: InfoKey = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key of the photo's URL.
    public static let imageURL: InfoKey = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The key of the video's URL.
    public static let mediaURL: InfoKey = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The key of the type of the photo or video.
    public static let mediaType: InfoKey = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The delegate of the picker.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of photos.
  open var sourceType: SourceType = .photoLibrary
  /// A Boolean value that indicates whether the user can edit the photo.
  open var allowsEditing: Bool = false
  /// The types that can be chosen, as uniform type identifiers.
  open var mediaTypes: [String] = ["public.image"]

  /// Returns whether a source is available.
  ///
  /// The simulated device doesn't have a camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// The delegate of an image picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a photo.
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called when the user cancels.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Called when the user has chosen a photo.
  ///
  /// The default implementation does nothing.
  public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}

  /// Called when the user cancels.
  ///
  /// The default implementation does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The delegate of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}
