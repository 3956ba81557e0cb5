import Foundation
import ScreenModel
import VirtualTime

/// The system that an app runs on.
///
/// The system provides the environment of the app's views.
@MainActor
package protocol HostSystem: AnyObject, Sendable {
  /// The elements of all apps that accessibility and tests can find.
  var tree: ElementTree { get }
  /// The scheduler, which owns the clock and runs the work that apps start.
  nonisolated var scheduler: VirtualScheduler { get }
  /// The animations of the system's apps.
  var animations: AnimationTimeline { get }
  /// The bounds of the screen in its current orientation, in points.
  var screen: CGRect { get }
  /// The date and time of the system's clock.
  var date: Date { get }
  /// The text on the pasteboard.
  var pasteboardString: String? { get set }
  /// The stored defaults of the app that is launching or in the foreground.
  ///
  /// The property can be read on any thread.
  nonisolated var defaultsOfCurrentApp: AppDefaults? { get }
  /// The launch options of the app that is launching or in the foreground.
  var launchOptionsOfCurrentApp: LaunchOptions? { get }
  /// The object that authenticates users with a face or a finger.
  nonisolated var biometricAuthenticator: any BiometricAuthenticator { get }

  /// Opens a URL on behalf of the app in the foreground.
  ///
  /// - Returns: Whether an app of the system opens the URL.
  func openURL(_ url: URL) -> Bool

  /// Reports a mistake that was detected in an app's views.
  func report(_ problem: RenderingProblem)

  /// Creates the keyboard that types into the fields of an app.
  func makeKeyboard(for host: any KeyboardHost) -> any SoftwareKeyboard
}

/// The system that the running code belongs to.
package enum CurrentHostSystem {
  /// The system that runs the current code, or `nil` outside of a system.
  @TaskLocal package static var system: (any HostSystem)?
}
