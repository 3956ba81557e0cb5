import Foundation

/// An action that opens a URL.
///
/// Read the action with `@Environment(\.openURL) private var openURL` and call `openURL(url)`, as in SwiftUI.
/// If the app sets no handler, the device opens the URL.
public struct OpenURLAction {
  /// The outcome of a URL handler: the URL was opened, discarded, or left to the system.
  public struct Result: Equatable, Sendable {
    enum Kind: Equatable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    ///
    /// It isn't opened.
    public static let discarded = Result(kind: .discarded)
    /// The handler leaves the URL to the device, which opens it.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// Returns a result that makes the device open another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action with a handler: `.environment(\.openURL, OpenURLAction { … })`.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and passes a Boolean value to a closure that indicates whether it was opened.
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
