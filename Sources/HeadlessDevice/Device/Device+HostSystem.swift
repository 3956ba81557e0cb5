import Foundation
import HeadlessUI
import ScreenModel

extension Device {
  /// Adds elements for stacks with an identifier, so queries can find them.
  package func updateGroups(identifiedBy identifier: String?) { for host in hosts { host.updateGroups(identifiedBy: identifier) } }
}

extension Device: HostSystem {
  nonisolated package var defaultsOfCurrentApp: AppDefaults? { appEnvironment.currentDefaults }

  package var launchOptionsOfCurrentApp: LaunchOptions? { appEnvironment.launchOptions }

  nonisolated package var biometricAuthenticator: any BiometricAuthenticator { biometrics }

  package func makeKeyboard(for host: any KeyboardHost) -> any SoftwareKeyboard { KeyboardPresenter(host: host) }

  package func report(_ problem: RenderingProblem) { renderingProblemHandler?(problem) }

  package func openURL(_ url: URL) -> Bool {
    services.requestedURLs.append(url)
    return open(url) != .noApp
  }
}
