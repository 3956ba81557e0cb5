public import Foundation

/// The photo library of the device, for use with a picker.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the device's photo library.
  public class func shared() -> PHPhotoLibrary { library }
}
