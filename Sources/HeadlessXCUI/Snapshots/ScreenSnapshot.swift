import Foundation
internal import HeadlessDevice
import ScreenModel

/// The screen of the running test as it is now, for what a failed test leaves behind.
@MainActor
package enum ScreenSnapshot {
  /// The screen as an SVG document, or `nil` if no test with a device is running.
  ///
  /// It is drawn from the element tree when it is asked for: a test that never asks pays nothing.
  package static var svg: String? { Device.current.map { $0.tree.svgSnapshot(size: $0.screen.size) } }

  /// The screen as an indented text tree, or `nil` if no test with a device is running.
  package static var text: String? { Device.current.map { $0.tree.textSnapshot() } }
}
