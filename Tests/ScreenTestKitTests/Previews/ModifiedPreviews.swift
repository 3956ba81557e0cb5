import HeadlessUI

/// A modifier whose shared context takes a while.
struct NumberedModifier: PreviewModifier {
  /// The number of shared contexts that were made.
  @MainActor static var count = 0

  let name: String

  static func makeSharedContext() async throws -> Int {
    try await Task.sleep(for: .seconds(5))
    count += 1
    return count
  }

  func body(content: Content, context: Int) -> some View {
    VStack {
      Text("\(name) with context \(context)")
      content
    }
  }
}

/// A modifier whose shared context can't be made.
private struct FailingModifier: PreviewModifier {
  struct NoRecipes: Error {}

  static func makeSharedContext() async throws -> Int { throw NoRecipes() }

  func body(content: Content, context: Int) -> some View { content }
}

/// A modifier whose shared context takes too long.
private struct EndlessModifier: PreviewModifier {
  static func makeSharedContext() async throws { try await Task.sleep(for: .seconds(100)) }

  func body(content: Content, context: Void) -> some View { content }
}

/// A modifier whose shared context sets up what the preview shows.
private struct PreparingModifier: PreviewModifier {
  @MainActor static var recipes: [String] = []

  static func makeSharedContext() async throws { recipes = ["Soup"] }

  func body(content: Content, context: Void) -> some View { content }
}

/// A modifier without a shared context.
private struct NamingModifier: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    VStack {
      Text("Named")
      content
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var numbered: Self = .modifier(NumberedModifier(name: "shared"))
}

#Preview("Numbered", traits: .numbered, .landscapeLeft, .modifier(NumberedModifier(name: "outer"))) { Text("Recipe") }

#Preview("Named", traits: .modifier(NamingModifier())) { Text("Recipe") }

#Preview("Failing", traits: .modifier(FailingModifier())) { Text("Recipe") }

#Preview("Prepared", traits: .modifier(PreparingModifier())) { Text(PreparingModifier.recipes.first ?? "nothing") }

#Preview("Endless", traits: .modifier(EndlessModifier())) { Text("Recipe") }

#Preview("State", traits: .numbered) {
  @Previewable @State var count = 1
  let name = "Recipes"
  Text("\(name) \(count)").onAppear { count = 2 }
}
