/// Creates a preview of views.
///
/// Tests don't show the preview. `screentest previews` saves an image of the preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits> = .defaultLayout, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a property, such as state, in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Creates a key-value entry from a variable with a default value.
///
/// Use the macro in extensions of environment values, transactions, container values, and focused values.
///
///     extension EnvironmentValues {
///       @Entry var accentName = "blue"
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
