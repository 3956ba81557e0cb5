import Foundation
public import UIKit

extension Image {
  /// Creates an image from a UIKit image.
  ///
  /// The image doesn't have an accessibility label.
  nonisolated public init(uiImage: UIImage) {
    self.init(name: uiImage.name ?? uiImage.symbolName ?? "", label: "", isSystemImage: uiImage.symbolName != nil, data: uiImage.data)
    self = sized(uiImage.size)
  }

  /// Creates an image of a system symbol with a variable value from 0 to 1.
  ///
  /// The variable value has no effect.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image with a variable value from 0 to 1.
  ///
  /// The variable value has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}
