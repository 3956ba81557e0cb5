/// A modifier that gives previews a shared context.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the view that ``body(content:context:)`` returns.
  associatedtype Body: View

  /// Creates the context that all modifiers of this type in a preview share.
  ///
  /// Each preview has a separate device and separate contexts, so an image doesn't depend on other previews.
  ///
  /// If the function throws an error, or takes more than 60 seconds of virtual time, `screentest previews` prints the reason and fails.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified content of a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body

  /// The content of the preview.
  typealias Content = AnyView
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context, for modifiers that don't need one.
  public static func makeSharedContext() async throws {}
}

/// A modifier of a preview's views, without its type.
@MainActor
class PreviewModification {
  /// Returns the modified views.
  ///
  /// Throws ``PreviewContextError`` if the modifier's shared context can't be made.
  func modify(_ content: AnyView, _ contexts: PreviewContexts) async throws -> AnyView { content }
}

/// A modifier of a preview's views, with its type.
final class TypedPreviewModification<Modifier: PreviewModifier>: PreviewModification {
  private let modifier: Modifier

  init(_ modifier: Modifier) { self.modifier = modifier }

  override func modify(_ content: AnyView, _ contexts: PreviewContexts) async throws -> AnyView {
    let context = try await contexts.context(of: Modifier.self)
    return AnyView(ModifiedPreview(modifier: modifier, content: content, context: context))
  }
}

/// The shared contexts of a preview, one for each type of modifier.
@MainActor
final class PreviewContexts {
  private var made: [ObjectIdentifier: Any] = [:]

  /// Returns the shared context of a type of modifier, which is made at the first use.
  func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    if let known = made[ObjectIdentifier(type)] as? Modifier.Context { return known }
    do {
      let context = try await type.makeSharedContext()
      made[ObjectIdentifier(type)] = context
      return context
    } catch {
      throw PreviewContextError(modifier: "\(type)", text: "\(error)")
    }
  }
}

/// The error of a shared context that can't be made.
struct PreviewContextError: Error, CustomStringConvertible {
  let modifier: String
  let text: String

  var description: String { "The shared context of \(modifier) couldn’t be made: \(text)" }
}

/// The views of a preview with one modifier.
private struct ModifiedPreview<Modifier: PreviewModifier>: View, TransparentView {
  let modifier: Modifier
  let content: AnyView
  let context: Modifier.Context

  var body: some View { modifier.body(content: content, context: context) }
}
