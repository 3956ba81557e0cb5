import Foundation

/// An action that opens a URL.
///
/// To open a URL, read the action with `@Environment(\.openURL) private var openURL` and call `openURL(url)`.
/// If no view sets a handler, the device opens the URL.
public struct OpenURLAction {
  /// The outcome of a URL handler.
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
    /// The URL isn't opened.
    public static let discarded = Result(kind: .discarded)
    /// The handler left the URL to the device, which opens it.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// Returns a result that makes the device open a different URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action with a handler.
  ///
  /// To set the action, use `.environment(\.openURL, OpenURLAction { … })`.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, and passes a Boolean value that indicates whether it was opened to a closure.
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
