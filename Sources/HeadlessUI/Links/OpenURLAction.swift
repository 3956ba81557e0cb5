import Foundation

/// An action that opens a URL: `@Environment(\.openURL) private var openURL` and then `openURL(url)`, as in SwiftUI.
///
/// Without a handler of the app, the device opens it.
public struct OpenURLAction {
  /// What a handler has done with a URL: opened it, discarded it, or left it to the system.
  public struct Result: Equatable, Sendable {
    enum Kind: Equatable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The URL is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The device opens the URL.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The device opens another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action with a handler: `.environment(\.openURL, OpenURLAction { … })`.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and calls a closure with whether it was opened.
  @MainActor public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): completion(CurrentHostSystem.system?.openURL(other ?? url) ?? false)
    }
  }
}

extension EnvironmentValues {
  /// The action that opens URLs for this view.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
