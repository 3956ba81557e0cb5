import CConcurrencyHooks
import HeadlessUI

/// The app of a process in which no source names one: the type that its `@main` stands at.
@MainActor
enum FoundApp {
  /// The app for a test class; of several apps, the one whose module begins the name of the class's module, as “Shelf” begins “ShelfUITests”.
  ///
  /// `nil` where there is none, or where nothing tells which of several is meant.
  static func named(for testClass: AnyClass) -> AppUnderTest? {
    let testModule = module(of: testClass)
    let others = ofProcess.filter { module(of: $0) != testModule }
    let candidates = others.count == 1 ? others : others.filter { testModule.hasPrefix(module(of: $0)) }
    guard candidates.count == 1, let app = candidates.first as? any HeadlessUI.App.Type else { return nil }
    return named(app)
  }

  private static func named<Application: HeadlessUI.App>(_ app: Application.Type) -> AppUnderTest { AppUnderTest(app) }

  private static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  /// The apps of the process that are not part of the simulated device.
  private static let ofProcess: [Any.Type] = {
    let types = Types()
    ctp_conforming_types(
      unsafeBitCast((any HeadlessUI.App).self as Any.Type, to: UnsafeRawPointer.self),
      { type, types in
        guard let type, let types else { return }
        Unmanaged<Types>.fromOpaque(types).takeUnretainedValue().found.append(unsafeBitCast(type, to: Any.Type.self))
      }, Unmanaged.passUnretained(types).toOpaque())
    return types.found.filter { !["HeadlessDevice", "HeadlessUI"].contains(module(of: $0)) }
  }()

  private final class Types {
    var found: [Any.Type] = []
  }
}
