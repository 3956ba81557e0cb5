import CConcurrencyHooks
import Foundation
import XCTest

/// The data about a queue at an address is removed when another object is created there.
final class KnownQueueTests: XCTestCase {
  private typealias Object = UnsafeMutableRawPointer
  private typealias CreateQueue = @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer?) -> Object?
  private typealias SetTarget = @convention(c) (Object, Object) -> Void
  private typealias Release = @convention(c) (Object) -> Void
  private typealias CreateSource = @convention(c) (UnsafeRawPointer, UInt, UInt, Object?) -> Object?

  private func function<Function>(_ name: String, _ type: Function.Type) throws -> Function {
    unsafeBitCast(try XCTUnwrap(dlsym(nil, name), name), to: type)
  }

  // FoundationNetworking resumes its own sources with the function that resumes queues. Their targets were once looked up in freed memory.
  func test_aSourceAtTheAddressOfAQueueThatIsGoneIsNoQueue() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that create queues.")
    try XCTSkipIf(dlsym(nil, "__asan_init") != nil, "The address sanitizer does not give memory out again at once.")
    let createQueue = try function("dispatch_queue_create", CreateQueue.self)
    let setTarget = try function("dispatch_set_target_queue", SetTarget.self)
    let createSource = try function("dispatch_source_create", CreateSource.self)
    let release = try function("dispatch_release", Release.self)
    let timer = try XCTUnwrap(dlsym(nil, "_dispatch_source_type_timer"))
    let target = try XCTUnwrap(createQueue("target", nil))
    let queues = try (0..<1_000).map { _ in
      let queue = try XCTUnwrap(createQueue("gone", nil))
      setTarget(queue, target)
      return queue
    }
    XCTAssertEqual(stk_time_describe_queue(queues[0]).target, target)
    queues.forEach(release)
    // How soon the memory is reused depends on how much memory other tests have freed.
    let places = Set(queues)
    var atOldPlaces: Set<Object> = []
    for _ in 0..<500_000 where atOldPlaces.count < 10 {
      let source = try XCTUnwrap(createSource(timer, 0, 0, nil))
      if places.contains(source) { atOldPlaces.insert(source) }
    }
    XCTAssertFalse(atOldPlaces.isEmpty, "No source was created at the address of a queue.")
    XCTAssertTrue(atOldPlaces.allSatisfy { stk_time_describe_queue($0).is_global }, "They have no order of their own.")
    XCTAssertTrue(atOldPlaces.allSatisfy { stk_time_describe_queue($0).target == nil })
  }
}
