import Foundation

/// Opens a URL: `@Environment(\.openURL) private var openURL` and then `openURL(url)`, as in SwiftUI.
///
/// Without a handler of the app's own the device opens it.
public struct OpenURLAction {
  /// What a handler has done with a URL.
  public struct Result: Equatable, Sendable {
    enum Kind: Equatable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler opened it.
    public static let handled = Result(kind: .handled)
    /// It is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The device opens it.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The device opens another URL in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action with a handler of the app's own: `.environment(\.openURL, OpenURLAction { … })`.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and says whether it was opened.
  @MainActor public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): completion(CurrentHostSystem.system?.openURL(other ?? url) ?? false)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens URLs for the views here.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
