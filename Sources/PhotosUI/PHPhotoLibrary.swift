public import Foundation

/// The photos of the device, as far as a picker is told to use them.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the photos of the device.
  public class func shared() -> PHPhotoLibrary { library }
}
