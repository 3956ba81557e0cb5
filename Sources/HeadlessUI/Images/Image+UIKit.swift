import Foundation
public import UIKit

extension Image {
  /// Creates an image from a UIKit image.
  ///
  /// It doesn't have an accessibility label.
  nonisolated public init(uiImage: UIImage) {
    self.init(name: uiImage.name ?? uiImage.symbolName ?? "", label: "", isSystemImage: uiImage.symbolName != nil, data: uiImage.data)
    self = sized(uiImage.size)
  }

  /// Creates a system symbol with a value from 0 to 1, which isn't drawn on the simulated device.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image with a value from 0 to 1, which isn't drawn on the simulated device.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}
