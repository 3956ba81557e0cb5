import Foundation
import ScreenModel
import VirtualTime

/// An action that refreshes the data of a view.
///
/// To run it, read `@Environment(\.refresh) private var refresh` and call `await refresh?()`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the action and waits until it ends.
  @MainActor public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action that runs when a list or scroll view is pulled down, or `nil` if there isn't one.
  @Entry public internal(set) var refresh: RefreshAction?
}

/// A control that refreshes content when it's pulled down.
///
/// During the refresh, the control shows an `activityIndicator` with the label "In progress" at the top.
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

  /// Whether a refresh action exists and can run.
  var canBegin: Bool { owner.environment.refresh != nil && owner.environment.isEnabled }

  /// Starts the refresh unless it's already running.
  ///
  /// - Returns: Whether a refresh action exists and can run.
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

  /// Updates the elements of the indicator, which is shown during a refresh.
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
  /// Runs an asynchronous action when a list or scroll view in this view is pulled down.
  ///
  /// The content must be pulled down by more than 120 points beyond its top.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
