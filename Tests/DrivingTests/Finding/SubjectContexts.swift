import ScreenTestKit
import Screens

// The context functions that the tests in this folder find in their own process.

/// The calls of the functions.
@MainActor
enum CallLog {
  static var calls: [String] = []
}

/// A context with a function for each list of parameters.
@MainActor
protocol KettleContext {}

extension KettleContext {
  func boil() { CallLog.calls.append("\(Self.self).boil()") }
  func pour(cups: Int) { CallLog.calls.append("\(Self.self).pour(\(cups))") }
  func add(_ tea: String) { CallLog.calls.append("\(Self.self).add(\(tea))") }
  func brew(_ tea: String, for minutes: Int) { CallLog.calls.append("\(Self.self).brew(\(tea), \(minutes))") }
  func mix(_ first: Int, with second: Int) { CallLog.calls.append("\(Self.self).mix(\(first), \(second))") }
  func wait(minutes: Int, for name: String) { CallLog.calls.append("\(Self.self).wait(\(minutes), \(name))") }
  func serve(_ tea: String, to name: String) { CallLog.calls.append("\(Self.self).serve(\(tea), \(name))") }

  func leak() throws {}
  func cool() async {}
  func cups() -> Int { 1 }
  func fill(_ first: Int, _ second: Int, _ third: Int) {}
  func lift(high: Bool) {}
  func rename(to name: String?) {}
  func change(_ name: inout String) {}
  func shake<T>(_ value: T) {}
  static func make() {}
  private func hide() {}
  func useHidden() -> Int {
    hide()
    return 1
  }
}

extension KettleContext where Self: ScreenTestCase {
  func whistle() {}
}

/// A receiver of no words.
struct KettleUser: KettleContext {}

/// A context whose functions read their receiver.
@MainActor
protocol CupContext {
  var name: String { get }
}

extension CupContext {
  func drink(_ sips: Int) { CallLog.calls.append("\(name) \(sips)") }
}

/// A receiver of three words.
struct CupUser: CupContext {
  let name = "A cup with a name that isn't stored in the words of the string"
  let number = 3
}

/// A context with a large receiver.
@MainActor
protocol PlateContext {
  var name: String { get }
}

extension PlateContext {
  func wash(with soap: String) { CallLog.calls.append("\(name) \(soap)") }
}

/// A receiver of six words.
struct PlateUser: PlateContext {
  let first = "A large plate"
  let second = "of six words"
  let third = "and more"
  var name: String { "\(first) \(second) \(third)" }
}

/// A context that only objects adopt.
@MainActor
protocol OvenContext: AnyObject {}

extension OvenContext {
  func bake(_ cake: String, with glaze: String) { CallLog.calls.append("\(type(of: self)).bake(\(cake), \(glaze))") }
}

/// A context that only screen test cases adopt.
@MainActor
protocol StoveContext: ScreenTestCase {}

extension StoveContext {
  func fry(_ eggs: Int, in pan: String) { CallLog.calls.append("\(type(of: self)).fry(\(eggs), \(pan))") }
}

/// A context that a structure and a test case adopt.
@MainActor
protocol RadioContext {
  var stations: [String] { get }
}

extension RadioContext {
  func tune(to station: Int) { CallLog.calls.append(stations[station]) }
}

/// A receiver that isn't preferred.
struct RadioUser: RadioContext {
  var stations: [String] { [] }
}

/// A test case without tests.
class KitchenTestCase: ScreenTestCase, OvenContext, StoveContext, RadioContext {
  var stations = ["News", "Music"]

  func turnUp(_ volume: Int, on station: String) { CallLog.calls.append("\(stations.count) \(volume) \(station)") }
  func testNothing(_ volume: Int) {}
}

/// A context that no type adopts.
@MainActor
protocol LonelyContext {}

extension LonelyContext {
  func wonder() {}
}

extension InteractionContext {
  func blink() { CallLog.calls.append("blink") }
}

extension ScreenTestCase {
  func stretch(_ seconds: Int) { CallLog.calls.append("stretch \(seconds)") }
}

/// A class that isn't a test case.
final class Toaster {
  func toast() {}
}
