import XCTest

final class ModelActorMacroTests: XCTestCase {
  private func members(_ declaration: String) -> String { MacroRequest(macro: "PersistentModelActorMacro", role: "member", declaration: declaration).expansion }

  func test_anActorGetsAnExecutorAContainerAndAnInitializer() {
    XCTAssertEqual(
      members("@ModelActor actor Importer {}"),
      """
      nonisolated let modelExecutor: any SwiftData.ModelExecutor
      nonisolated let modelContainer: SwiftData.ModelContainer

      init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = ModelContext(modelContainer)
        self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """)
  }

  func test_aPublicActorGetsPublicMembers() {
    let expansion = members("@ModelActor public actor Importer {}")
    XCTAssertEqual(expansion.components(separatedBy: "public ").count, 4, expansion)
  }

  func test_anInitializerWithTheSameParameterReplacesThatOfTheMacro() {
    XCTAssertFalse(members("@ModelActor actor Importer {\n  init(modelContainer: ModelContainer) { fatalError() }\n}").contains("init("))
    XCTAssertFalse(members("@ModelActor actor Importer {\n  init(modelContainer container: ModelContainer = .shared) { fatalError() }\n}").contains("init("))
    for parameters in ["", "modelContainer: ModelContainer, count: Int", "_ modelContainer: ModelContainer", "container modelContainer: ModelContainer"] {
      XCTAssertTrue(members("@ModelActor actor Importer {\n  init(\(parameters)) { fatalError() }\n}").contains("init(modelContainer:"), parameters)
    }
  }

  func test_theActorConforms() {
    func extensions(_ conformances: [String]) -> String {
      MacroRequest(macro: "PersistentModelActorMacro", role: "extension", declaration: "@ModelActor actor Importer {}", conformances: conformances).expansion
    }
    XCTAssertEqual(extensions(["ModelActor"]), "extension Importer: SwiftData.ModelActor {\n}")
    XCTAssertEqual(extensions([]), "")
  }

  func test_somethingOtherThanATypeIsAnError() {
    XCTAssertEqual(
      MacroRequest(macro: "PersistentModelActorMacro", role: "member", declaration: "var a: Int").problems, ["var a: Int: @ModelActor can be used on an actor."])
  }
}
