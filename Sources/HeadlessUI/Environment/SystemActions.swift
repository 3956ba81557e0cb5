public import UIKit

/// Opens windows, as in SwiftUI: `openWindow(id: "detail")`.
///
/// A phone has one window: nothing happens.
public struct OpenWindowAction: Sendable {
  /// Opens the window of a scene with an identifier; on a phone, nothing happens.
  @MainActor public func callAsFunction(id: String) {}
  /// Opens a window for a value; on a phone, nothing happens.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Opens the window of a scene with an identifier for a value; on a phone, nothing happens.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes windows.
///
/// A phone has one window: nothing happens.
public struct DismissWindowAction: Sendable {
  /// Closes the window of this view; on a phone, nothing happens.
  @MainActor public func callAsFunction() {}
  /// Closes the windows of a scene with an identifier; on a phone, nothing happens.
  @MainActor public func callAsFunction(id: String) {}
  /// Closes the window of a value; on a phone, nothing happens.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Closes the window of a scene with an identifier and a value; on a phone, nothing happens.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Asks a person to rate the app, when the system thinks it right; a simulated phone never does.
public struct RequestReviewAction: Sendable {
  /// Asks for a rating; a simulated phone shows nothing.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens windows; a phone has one.
  ///
  /// It changes no element.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows; a phone has one.
  ///
  /// It changes no element.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Asks for a rating; a simulated phone shows nothing.
  ///
  /// It changes no element.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Undoes what the views of the app have registered; each launch has one.
  @Entry public package(set) var undoManager: UndoManager?
  /// Whether the app can have several windows: never on a phone.
  public var supportsMultipleWindows: Bool { false }
}
