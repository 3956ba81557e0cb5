import Foundation
public import UIKit

extension Image {
  /// Creates an image from one of UIKit's; accessibility has no label for it.
  nonisolated public init(uiImage: UIImage) {
    self.init(name: uiImage.name ?? uiImage.symbolName ?? "", label: "", isSystemImage: uiImage.symbolName != nil, data: uiImage.data)
    self = sized(uiImage.size)
  }

  /// Creates a system symbol with a value from 0 to 1, which a headless screen does not show.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image of the app by name with a value from 0 to 1, which a headless screen does not show.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}
