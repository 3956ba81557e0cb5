import Foundation
import HeadlessUI
import VirtualTime

/// An app without views that runs a probe's code, on a scheduler with no device.
///
/// Its folders exist while this object does.
struct ProbedApp {
  static let name = "Probe"
  static let bundleIdentifier = "com.example.ScreenTestKit.Probe"

  let settings: SystemSettingsStorage = SystemSettingsStorage()
  let appEnvironment: AppEnvironment
  private let scheduler: VirtualScheduler

  init() {
    let appEnvironment = AppEnvironment(settings: settings)
    self.appEnvironment = appEnvironment
    // Use the plain order, because the probe must not depend on a seed, and must not be part of a recorded order.
    scheduler = SchedulingOrder.$current.withValue(.plain) { VirtualScheduler() }
    _ = scheduler.attachment { SchedulerAppEnvironment(appEnvironment) }
  }

  /// Runs a closure as code of the app, which is in front.
  ///
  /// - Parameter isInApp: Whether the closure really runs as the app's code. If it's `false`, the closure sees the process's own values, as with a toolchain that can't be intercepted.
  func run<Result>(_ options: LaunchOptions = LaunchOptions(), isInApp: Bool, _ body: () -> Result) -> Result {
    appEnvironment.launching(Self.bundleIdentifier, name: Self.name, options: options) {
      isInApp ? scheduler.withCause("the check of the toolchain", body) : VirtualScheduler.outsideOfSchedulers(body)
    }
  }

  /// Ends the app.
  func end() { scheduler.shutDown() }
}
