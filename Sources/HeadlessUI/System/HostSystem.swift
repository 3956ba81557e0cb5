import Foundation
import ScreenModel
import VirtualTime

/// The system that an app runs on: everything that its views ask of what is around them.
@MainActor
package protocol HostSystem: AnyObject, Sendable {
  /// What an accessibility tool sees of every app.
  var tree: ElementTree { get }
  /// Owns the clock and runs what the apps have started.
  nonisolated var scheduler: VirtualScheduler { get }
  /// The animations of its apps.
  var animations: AnimationTimeline { get }
  /// The screen as it is held now, in points.
  var screen: CGRect { get }
  /// The date and time on the system's clock.
  var date: Date { get }
  /// The text that was last copied.
  var pasteboardString: String? { get set }
  /// What the current app has stored: the app that is being launched, or the one in front.
  ///
  /// It is asked from every thread.
  nonisolated var defaultsOfCurrentApp: AppDefaults? { get }
  /// What the current app was launched with: the app that is being launched, or the one in front.
  var launchOptionsOfCurrentApp: LaunchOptions? { get }
  /// Asks for a face or a finger.
  nonisolated var biometricAuthenticator: any BiometricAuthenticator { get }

  /// Opens a URL on behalf of the app in front.
  ///
  /// - Returns: Whether an app of the system opens it.
  func openURL(_ url: URL) -> Bool

  /// Reports a mistake in the views of an app.
  func report(_ problem: RenderingProblem)

  /// Creates the keyboard that types into the fields of an app.
  func makeKeyboard(for host: any KeyboardHost) -> any SoftwareKeyboard
}

/// The system that the code under way runs on.
package enum CurrentHostSystem {
  /// The system, bound by its owner around everything that its apps do; `nil` outside of one.
  @TaskLocal package static var system: (any HostSystem)?
}
