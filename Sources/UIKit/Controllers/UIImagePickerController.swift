public import Foundation

/// What lets a person choose or make a photo; in a representable it is a stand-in that has none.
///
/// A test that needs a photo calls the delegate's function, or hands the view a picture.
@preconcurrency @MainActor
open class UIImagePickerController: UIViewController {
  /// Where photos come from.
  public enum SourceType: Int, Sendable {
    /// The person's photos.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The latest of the person's photos.
    case savedPhotosAlbum = 2
  }

  /// What is told of a photo, by name.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The photo.
    public static let originalImage: InfoKey = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as the person has changed it.
    public static let editedImage: InfoKey = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The URL of the photo.
    public static let imageURL: InfoKey = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL of the film.
    public static let mediaURL: InfoKey = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of the photo or film.
    public static let mediaType: InfoKey = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// What is told of the person's choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where photos come from.
  open var sourceType: SourceType = .photoLibrary
  /// Whether the person may change the photo.
  open var allowsEditing: Bool = false
  /// The kinds of photos and films.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether there are photos of a kind: a simulated phone has no camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// What is told of the photo that a person has chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Told of the photo.
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Told that the person has chosen none.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Told of the photo; does nothing.
  public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}

  /// Told that the person has chosen none; does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// What is told of the pages of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}
