public import Foundation
import VirtualTime

extension Bundle {
  /// Returns the resources of a target as SwiftPM builds them, or the main bundle if the target declares none.
  ///
  /// The plugin `UntouchedSources` writes it into the symbols of asset catalogs. `Bundle.module` is isolated in a module whose code is on the main actor by default.
  ///
  /// - Parameter name: The name of the package and that of the target: “Shop_Gallery”.
  public static func _resources(_ name: String) -> Bundle {
    // In an app's code the main bundle would be the app's.
    VirtualScheduler.outsideOfSchedulers {
      let folder = main.executableURL?.deletingLastPathComponent() ?? main.bundleURL
      return Bundle(path: folder.appendingPathComponent("\(name).resources").path) ?? main
    }
  }
}
