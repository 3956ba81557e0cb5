import Driving
import HeadlessDevice
import HeadlessUI

/// Finds the process's app, which is the `@main` type, if no source file names an app.
@MainActor
enum FoundApp {
  private static let ofProcess: [Any.Type] = ConformingTypes.of((any HeadlessUI.App).self)

  /// Returns the app for a test class, or `nil` if the process has no app or the choice is ambiguous.
  ///
  /// If the process has several apps, the app's module name must be a prefix of the test module's name: “Shelf” for “ShelfUITests”.
  /// If several module names are prefixes, the longest one is chosen.
  static func named(for testClass: AnyClass) -> AppUnderTest? {
    (chosen(from: ofProcess, for: testClass) as? any HeadlessUI.App.Type).map { named($0) }
  }

  /// Returns the app that a test class tests, from the given apps.
  static func chosen(from apps: [Any.Type], for testClass: AnyClass) -> Any.Type? {
    let testModule = ConformingTypes.module(of: testClass)
    let others = apps.filter { ConformingTypes.module(of: $0) != testModule }
    return chosen(from: others.map { ConformingTypes.module(of: $0) }, for: testModule).map { others[$0] }
  }

  /// Returns the index of the module whose name is a prefix of the test module's name.
  ///
  /// The longest prefix is chosen: “ShelfPro” and not “Shelf” for “ShelfProUITests”. A single module is chosen whatever its name is.
  static func chosen(from modules: [String], for testModule: String) -> Int? {
    if modules.count == 1 { return 0 }
    let begun = modules.indices.filter { testModule.hasPrefix(modules[$0]) }
    guard let longest = begun.map({ modules[$0].count }).max() else { return nil }
    let candidates = begun.filter { modules[$0].count == longest }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The process's apps for `screentest drive`, sorted by name.
  ///
  /// If test classes name an app with more than its type, such as its URL schemes, the app has these, too.
  static var allKnown: [DriveLoop.KnownApp] {
    let byProtocol = ConformingTypes.of((any NamesAppUnderTest).self).compactMap { ($0 as? any NamesAppUnderTest.Type)?.namedApp }
    let byClass = ConformingTypes.classes.compactMap { type in (type as? ScreenTestCase.Type).flatMap { $0 == ScreenTestCase.self ? nil : $0.appUnderTest } }
    let named = Dictionary((byProtocol + byClass).map { ($0.typeName, $0) }) { first, _ in first }
    let found = ofProcess.compactMap { type in
      (type as? any HeadlessUI.App.Type).map {
        DriveLoop.KnownApp(name: "\(type)", module: ConformingTypes.module(of: type), app: named[String(reflecting: type)] ?? Self.named($0))
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The parts of the package that `screentest drive` uses.
  static var surroundings: Surroundings {
    var surroundings = Surroundings.ofProcess
    surroundings.testCases = {
      ConformingTypes.classes.compactMap { type in
        guard let test = type as? ScreenTestCase.Type, test != ScreenTestCase.self, let app = test.appUnderTest else { return nil }
        return DrivenTestCase(test, app: app.typeName, declaresMore: app.declaresMore)
      }
    }
    surroundings.ownTestCase = ScreenTestCase.self
    return surroundings
  }

  private static func named<Application: HeadlessUI.App>(_ app: Application.Type) -> AppUnderTest { AppUnderTest(app) }
}
