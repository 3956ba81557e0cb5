import Foundation
import ScreenModel
import VirtualTime

/// Refreshes the data that a view shows, as in SwiftUI: `@Environment(\.refresh) private var refresh` and then `await refresh?()`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the action and waits until it ends.
  @MainActor public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action of a pull at the top of the lists and scroll views in this view; `nil` if there is none.
  @Entry public internal(set) var refresh: RefreshAction?
}

/// Refreshes when the content is pulled down, and shows an `activityIndicator` with the label "In progress" at the top meanwhile.
@MainActor
final class RefreshControl: RefreshControlling {
  private unowned let owner: Node
  private var indicator: ElementNode!
  private var task: Task<Void, Never>?

  init(owner: Node) {
    self.owner = owner
    indicator = ElementNode(ElementProperties(type: .activityIndicator, label: "In progress", value: "1"), parent: owner)
  }

  private var isRefreshing: Bool { task != nil }

  /// Whether there is something to refresh.
  var canBegin: Bool { owner.environment.refresh != nil && owner.environment.isEnabled }

  /// Starts the refresh, unless it is running.
  ///
  /// - Returns: Whether there is something to refresh.
  func begin() -> Bool {
    guard let refresh = owner.environment.refresh, owner.environment.isEnabled else { return false }
    guard !isRefreshing else { return true }
    owner.host.scheduler.withCause("the refresh of \(owner.enclosingViewName)") {
      task = Task { [weak self] in
        await refresh()
        self?.end()
      }
    }
    owner.markNeedsSync()
    return true
  }

  private func end() {
    task = nil
    if owner.isAlive { owner.markNeedsSync() }
  }

  /// Shows or removes the indicator.
  func sync(_ context: inout SyncContext) {
    guard isRefreshing else { return indicator.detachElements() }
    var properties = indicator.properties
    properties.frame = CGRect(x: owner.frame.midX - 10, y: owner.frame.minY + 20, width: 20, height: 20)
    if properties != indicator.properties { indicator.set(properties) }
    indicator.sync(&context)
  }

  func tearDown() {
    task?.cancel()
    task = nil
    indicator.tearDown()
  }
}

extension View {
  /// Runs an asynchronous action when a list or scroll view in this view is pulled down by more than 120 points beyond its top.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
