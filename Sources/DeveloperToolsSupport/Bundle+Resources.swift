public import Foundation
import VirtualTime

extension Bundle {
  /// Returns the resource bundle of a target, or the main bundle if there isn't one.
  ///
  /// SwiftPM builds a resource bundle for each target with resources. The plugin `XcodeImports` uses this function in the symbols of asset catalogs, because `Bundle.module` is
  /// isolated to the main actor in a module with that default isolation.
  ///
  /// - Parameter name: The names of the package and target: “Shop_Gallery”.
  public static func _resources(_ name: String) -> Bundle {
    // Look up the main bundle outside of the simulated device, because `main` is the app's bundle in the app's code.
    VirtualScheduler.outsideOfSchedulers {
      let folder = main.executableURL?.deletingLastPathComponent() ?? main.bundleURL
      return Bundle(path: folder.appendingPathComponent("\(name).resources").path) ?? main
    }
  }
}
