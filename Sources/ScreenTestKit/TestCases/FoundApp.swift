import HeadlessDevice
import HeadlessUI

/// The app of a process in which no source names one: the type that its `@main` stands at.
@MainActor
enum FoundApp {
  private static let ofProcess: [Any.Type] = ConformingTypes.of((any HeadlessUI.App).self)

  /// The app for a test class; of several apps, the one whose module begins the name of the class's module, as “Shelf” begins “ShelfUITests”; of several such the one with the longest name.
  ///
  /// `nil` where there is none, or where nothing tells which of several is meant.
  static func named(for testClass: AnyClass) -> AppUnderTest? {
    (chosen(from: ofProcess, for: testClass) as? any HeadlessUI.App.Type).map { named($0) }
  }

  /// The app of several that a test class means.
  static func chosen(from apps: [Any.Type], for testClass: AnyClass) -> Any.Type? {
    let testModule = ConformingTypes.module(of: testClass)
    let others = apps.filter { ConformingTypes.module(of: $0) != testModule }
    return chosen(from: others.map { ConformingTypes.module(of: $0) }, for: testModule).map { others[$0] }
  }

  /// The place of the module that the name of a test's module begins with; of several the longest: “ShelfPro” and not “Shelf” for “ShelfProUITests”.
  static func chosen(from modules: [String], for testModule: String) -> Int? {
    if modules.count == 1 { return 0 }
    let begun = modules.indices.filter { testModule.hasPrefix(modules[$0]) }
    guard let longest = begun.map({ modules[$0].count }).max() else { return nil }
    let candidates = begun.filter { modules[$0].count == longest }
    return candidates.count == 1 ? candidates[0] : nil
  }

  private static func named<Application: HeadlessUI.App>(_ app: Application.Type) -> AppUnderTest { AppUnderTest(app) }
}
