import Synchronization

@testable import SwiftData

/// A file in memory that can fail.
struct FakeStoreFile: StoreFileHandle {
  struct State {
    var bytes: [UInt8] = []
    /// The number of bytes that can be written until writing fails, or `nil` if writing doesn't fail.
    var budget: Int?
    var truncatingFails = false
    var isReplaced = false
    var written = 0
    var replacements = 0
    var failedReplacements = 0
  }

  final class Disk: Sendable {
    let state: Mutex<State>

    init(_ bytes: [UInt8] = []) { state = Mutex(State(bytes: bytes)) }
  }

  let disk: Disk
  let path = "/stores/fake.store"
  let isReadOnly = false

  init(_ bytes: [UInt8] = []) { disk = Disk(bytes) }

  var bytes: [UInt8] { disk.state.withLock { $0.bytes } }
  var written: Int { disk.state.withLock { $0.written } }
  var replacements: Int { disk.state.withLock { $0.replacements } }
  var failedReplacements: Int { disk.state.withLock { $0.failedReplacements } }

  func set(budget: Int?, truncatingFails: Bool = false, isReplaced: Bool = false) {
    disk.state.withLock { ($0.budget, $0.truncatingFails, $0.isReplaced) = (budget, truncatingFails, isReplaced) }
  }

  func isAtItsPath() -> Bool { disk.state.withLock { !$0.isReplaced } }
  func size() -> Int { bytes.count }
  func readAll() -> [UInt8] { bytes }

  func write(_ bytes: [UInt8], at offset: Int) throws(StoreFileFailure) {
    try disk.state.withLock { state throws(StoreFileFailure) in
      let count = min(bytes.count, state.budget ?? bytes.count)
      let end = min(state.bytes.count, offset + count)
      state.bytes.replaceSubrange(min(offset, end)..<end, with: bytes[..<count])
      state.written += count
      if let budget = state.budget {
        state.budget = budget - count
        if count < bytes.count { throw StoreFileFailure(reason: "No space left on device") }
      }
    }
  }

  func truncate(to size: Int) throws(StoreFileFailure) {
    try disk.state.withLock { state throws(StoreFileFailure) in
      if state.truncatingFails { throw StoreFileFailure(reason: "Input/output error") }
      state.bytes.removeLast(max(0, state.bytes.count - size))
    }
  }

  func replace(with bytes: [UInt8]) throws(StoreFileFailure) {
    try disk.state.withLock { state throws(StoreFileFailure) in
      if let budget = state.budget, budget < bytes.count {
        state.failedReplacements += 1
        throw StoreFileFailure(reason: "No space left on device")
      }
      state.bytes = bytes
      state.written += bytes.count
      state.replacements += 1
    }
  }

  func removeLeftovers() {}
}
