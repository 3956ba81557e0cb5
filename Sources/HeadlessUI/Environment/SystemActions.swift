public import UIKit

/// An action that opens a window, such as `openWindow(id: "detail")`.
///
/// The action does nothing, because the simulated device has one window.
public struct OpenWindowAction: Sendable {
  /// Does nothing, because the simulated device has one window.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing, because the simulated device has one window.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Does nothing, because the simulated device has one window.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that closes a window.
///
/// The action does nothing, because the simulated device has one window.
public struct DismissWindowAction: Sendable {
  /// Does nothing, because the simulated device has one window.
  @MainActor public func callAsFunction() {}
  /// Does nothing, because the simulated device has one window.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing, because the simulated device has one window.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Does nothing, because the simulated device has one window.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that requests a rating of the app.
///
/// The simulated device never shows the request.
public struct RequestReviewAction: Sendable {
  /// Does nothing, because the simulated device doesn't request ratings.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that opens a window.
  ///
  /// On the simulated device, it has no effect. There's only one window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that closes a window.
  ///
  /// On the simulated device, it has no effect. There's only one window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// An action that requests a rating of the app.
  ///
  /// On the simulated device, it has no effect. Ratings are never requested.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The undo manager that the app's views register with.
  ///
  /// Each launch of the app has its own undo manager.
  @Entry public package(set) var undoManager: UndoManager?
  /// Whether the app supports several windows.
  ///
  /// On the simulated device, the value is always `false`.
  public var supportsMultipleWindows: Bool { false }
}
