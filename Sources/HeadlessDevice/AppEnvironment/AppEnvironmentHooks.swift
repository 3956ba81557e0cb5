import Foundation
import HeadlessUI
import VirtualTime

/// The connection of a scheduler to its device's apps, so app code on every thread and in detached tasks can find their environment.
final class SchedulerAppEnvironment: Sendable {
  let appEnvironment: AppEnvironment

  init(_ appEnvironment: AppEnvironment) { self.appEnvironment = appEnvironment }

  /// The environment of the calling code, or `nil` if it doesn't belong to a device.
  static var current: AppEnvironment? { VirtualScheduler.owner?.knownAttachment(SchedulerAppEnvironment.self)?.appEnvironment }
}

/// Returns the arguments of the calling app as a retained array, or `nil` outside of an app.
@_cdecl("stk_time_arguments_of_app")
func argumentsOfApp() -> UnsafeMutableRawPointer? {
  SchedulerAppEnvironment.current?.arguments.map { Unmanaged.passRetained(unsafeBitCast($0, to: AnyObject.self)).toOpaque() }
}

/// Returns the environment of the calling app as a retained dictionary, or `nil` outside of an app.
@_cdecl("stk_time_environment_of_app")
func environmentOfApp() -> UnsafeMutableRawPointer? {
  SchedulerAppEnvironment.current?.launchOptions.map { Unmanaged.passRetained(unsafeBitCast($0.environment, to: AnyObject.self)).toOpaque() }
}

/// Returns the standard defaults of the device's apps as a retained object.
@_cdecl("stk_time_defaults_of_app")
func defaultsOfApp() -> UnsafeMutableRawPointer? {
  SchedulerAppEnvironment.current.map { _ in Unmanaged.passRetained(DefaultsSuites.suite(named: nil) as UserDefaults).toOpaque() }
}

/// Returns the defaults of a suite as a retained object.
///
/// - Parameters:
///   - first: The first word of the suite's optional name. The name is consumed if an object is returned.
///   - second: The second word of the name.
@_cdecl("stk_time_defaults_of_suite")
func defaultsOfSuite(_ first: UInt, _ second: UInt) -> UnsafeMutableRawPointer? {
  guard SchedulerAppEnvironment.current != nil else { return nil }
  let words = UnsafeMutablePointer<(UInt, UInt)>.allocate(capacity: 1)
  defer { words.deallocate() }
  words.initialize(to: (first, second))
  let name = UnsafeMutableRawPointer(words).assumingMemoryBound(to: String?.self).move()
  return Unmanaged.passRetained(DefaultsSuites.suite(named: name) as UserDefaults).toOpaque()
}

/// Writes the path of the calling app's home folder.
@_cdecl("stk_time_home_of_app")
func homeOfApp(_ path: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
  guard let home = SchedulerAppEnvironment.current?.homeFolder else { return 0 }
  let bytes = home.utf8CString
  guard bytes.count <= size else { return 0 }
  for (index, byte) in bytes.enumerated() { path[index] = byte }
  return bytes.count - 1
}

/// Returns the default file manager of apps as a retained object, or `nil` outside of an app.
@_cdecl("stk_time_file_manager_of_app")
func fileManagerOfApp() -> UnsafeMutableRawPointer? {
  SchedulerAppEnvironment.current.map { _ in Unmanaged.passRetained(AppFileManager.shared).toOpaque() }
}

/// Returns the main bundle of the calling app as a retained object, or `nil` outside of an app.
@_cdecl("stk_time_bundle_of_app")
func bundleOfApp() -> UnsafeMutableRawPointer? { SchedulerAppEnvironment.current?.mainBundle.map { Unmanaged.passRetained($0).toOpaque() } }

/// Returns the bundle of a class as a retained object.
///
/// The bundle contains the resources of the class's module. If the module has no resources, it's the main bundle of the calling app.
///
/// - Parameter type: The class.
@_cdecl("stk_time_bundle_of_class")
func bundleOfClass(_ type: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  guard let appEnvironment = SchedulerAppEnvironment.current else { return nil }
  return (AppBundles.bundle(ofModuleOf: unsafeBitCast(type, to: AnyClass.self)) ?? appEnvironment.mainBundle).map { Unmanaged.passRetained($0).toOpaque() }
}

/// Looks up a localized string of a bundle in the language of the calling app.
///
/// - Parameters:
///   - words: The key, the optional value and the optional table, each as two words.
///   - bundle: The bundle.
///   - answer: The memory for the string, which is initialized if a table contains the string.
/// - Returns: Whether a table contains the string.
@_cdecl("stk_time_localized_string_of_app")
func localizedStringOfApp(_ words: UnsafeRawPointer, _ bundle: UnsafeRawPointer, _ answer: UnsafeMutableRawPointer) -> Bool {
  let key = words.assumingMemoryBound(to: String.self).pointee
  let table = words.advanced(by: 2 * MemoryLayout<String?>.size).assumingMemoryBound(to: String?.self).pointee
  guard let text = CurrentStrings.text(for: key, table: table, in: Unmanaged<Bundle>.fromOpaque(bundle).takeUnretainedValue()) else { return false }
  answer.assumingMemoryBound(to: String.self).initialize(to: text)
  return true
}
