import Foundation

/// A value that several threads may read and write.
final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func update(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}

final class Flag: @unchecked Sendable {
  private let box = Box(false)
  var isSet: Bool { box.value }
  func set() { box.value = true }
}
