import SwiftUI

/// The example of the page about differences: closures instead of selectors.
final class DifferencesPage: @unchecked Sendable {
  private var token: (any NSObjectProtocol)?
  private var timer: Timer?

  func begin() {
    token = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { [weak self] _ in self?.refresh() }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
  }

  func refresh() {}
  func tick() {}
}
