import Combine
import Foundation

extension OperatorCase {
  static var all: [OperatorCase] { mapping + filtering + reducing + failing + combining + passingOn }

  private static func other(_ values: Int...) -> AnyPublisher<Int, SampleError> { Publishers.Sequence(sequence: values).eraseToAnyPublisher() }

  private struct Point {
    let x: Int
    let y = 7
    let z = 8
  }

  private static var mapping: [OperatorCase] {
    [
      OperatorCase("map", "2 4 6 finished", failure: "2 failed: first") { $0.map { $0 * 2 } },
      OperatorCase("tryMap", "2 4 failed: second", failure: "2 failed: first") { $0.tryMap { if $0 == 3 { throw SampleError.second } else { $0 * 2 } } },
      OperatorCase("map key path", "1 2 3 finished", failure: "1 failed: first") { $0.map(\.description) },
      OperatorCase("map 2 key paths", "(1, 7) (2, 7) (3, 7) finished", failure: "(1, 7) failed: first") { $0.map { Point(x: $0) }.map(\.x, \.y) },
      OperatorCase("map 3 key paths", "(1, 7, 8) (2, 7, 8) (3, 7, 8) finished", failure: "(1, 7, 8) failed: first") { $0.map { Point(x: $0) }.map(\.x, \.y, \.z) },
      OperatorCase("replaceNil", "1 0 3 finished", failure: "1 failed: first") { $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0) },
      OperatorCase("compactMap", "1 3 finished", failure: "1 failed: first") { $0.compactMap { $0 == 2 ? nil : $0 } },
      OperatorCase("tryCompactMap", "2 failed: second", failure: "failed: first") {
        $0.tryCompactMap { if $0 == 3 { throw SampleError.second } else { $0 == 1 ? nil : $0 } }
      },
      OperatorCase("scan", "1 3 6 finished", failure: "1 failed: first") { $0.scan(0, +) },
      OperatorCase("tryScan", "1 3 failed: second", failure: "1 failed: first") { $0.tryScan(0) { if $1 == 3 { throw SampleError.second } else { $0 + $1 } } },
      OperatorCase("collect count", "[1, 2] [3] finished", failure: "failed: first", demand: " | demand 2") { $0.collect(2) },
      OperatorCase("encode and decode", "[1] [2] [3] finished", failure: "[1] failed: first") {
        $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
      },
      OperatorCase("measureInterval", "\(zero) \(zero) \(zero) finished", failure: "\(zero) failed: first") { $0.measureInterval(using: ImmediateScheduler.shared) },
    ]
  }

  private static let zero = ImmediateScheduler.SchedulerTimeType.Stride(0)

  private static var filtering: [OperatorCase] {
    [
      OperatorCase("filter", "1 3 finished", failure: "1 failed: first") { $0.filter { $0 != 2 } },
      OperatorCase("tryFilter", "2 failed: second", failure: "failed: first") { $0.tryFilter { if $0 == 3 { throw SampleError.second } else { $0 == 2 } } },
      OperatorCase("removeDuplicates", "0 1 finished", failure: "0 failed: first") { $0.map { $0 / 2 }.removeDuplicates() },
      OperatorCase("removeDuplicates by", "1 3 finished", failure: "1 failed: first") { $0.removeDuplicates { $1 - $0 == 1 } },
      OperatorCase("tryRemoveDuplicates", "1 2 failed: second", failure: "1 failed: first") {
        $0.tryRemoveDuplicates { if $1 == 3 { throw SampleError.second } else { $0 == $1 } }
      },
      OperatorCase("dropFirst", "3 finished", failure: "failed: first") { $0.dropFirst(2) },
      OperatorCase("drop while", "2 3 finished", failure: "failed: first") { $0.drop { $0 < 2 } },
      OperatorCase("tryDrop while", "failed: second", failure: "failed: first") { $0.tryDrop { if $0 == 3 { throw SampleError.second } else { true } } },
      OperatorCase("drop until", "1 2 3 finished", failure: "1 failed: first") { $0.drop(untilOutputFrom: other(9)) },
      OperatorCase("prefix", "1 2 finished", failure: "1 failed: first") { $0.prefix(2) },
      OperatorCase("prefix while", "1 2 finished", failure: "1 failed: first") { $0.prefix { $0 < 3 } },
      OperatorCase("tryPrefix while", "1 2 failed: second", failure: "1 failed: first") { $0.tryPrefix { if $0 == 3 { throw SampleError.second } else { true } } },
      OperatorCase("prefix until", "1 2 3 finished", failure: "1 failed: first") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
      OperatorCase("output at", "2 finished", failure: "failed: first") { $0.output(at: 1) },
      OperatorCase("output in", "2 3 finished", failure: "failed: first") { $0.output(in: 1...) },
    ]
  }

  private static var reducing: [OperatorCase] {
    [
      OperatorCase("collect", "[1, 2, 3] finished", failure: "failed: first", demand: taking) { $0.collect() },
      OperatorCase("reduce", "6 finished", failure: "failed: first", demand: taking) { $0.reduce(0, +) },
      OperatorCase("tryReduce", "failed: second", failure: "failed: first", demand: taking) { $0.tryReduce(0) { if $1 == 3 { throw SampleError.second } else { $0 + $1 } } },
      OperatorCase("count", "3 finished", failure: "failed: first", demand: taking) { $0.count() },
      OperatorCase("ignoreOutput", "finished", failure: "failed: first", demand: taking) { $0.ignoreOutput() },
      OperatorCase("first", "1 finished", failure: "1 finished", demand: taking) { $0.first() },
      OperatorCase("first where", "2 finished", failure: "failed: first", demand: taking) { $0.first { $0 > 1 } },
      OperatorCase("tryFirst where", "failed: second", failure: "failed: first", demand: taking) { $0.tryFirst { if $0 == 2 { throw SampleError.second } else { false } } },
      OperatorCase("last", "3 finished", failure: "failed: first", demand: taking) { $0.last() },
      OperatorCase("last where", "2 finished", failure: "failed: first", demand: taking) { $0.last { $0 < 3 } },
      OperatorCase("tryLast where", "failed: second", failure: "failed: first", demand: taking) { $0.tryLast { if $0 == 2 { throw SampleError.second } else { true } } },
      OperatorCase("contains", "true finished", failure: "failed: first", demand: taking) { $0.contains(2) },
      OperatorCase("contains where", "false finished", failure: "failed: first", demand: taking) { $0.contains { $0 > 5 } },
      OperatorCase("tryContains where", "failed: second", failure: "failed: first", demand: taking) {
        $0.tryContains { if $0 == 2 { throw SampleError.second } else { false } }
      },
      OperatorCase("allSatisfy", "false finished", failure: "failed: first", demand: taking) { $0.allSatisfy { $0 < 3 } },
      OperatorCase("tryAllSatisfy", "failed: second", failure: "failed: first", demand: taking) { $0.tryAllSatisfy { if $0 == 2 { throw SampleError.second } else { true } } },
      OperatorCase("max", "3 finished", failure: "failed: first", demand: taking) { $0.max() },
      OperatorCase("min", "1 finished", failure: "failed: first", demand: taking) { $0.min() },
      OperatorCase("max by", "2 finished", failure: "failed: first", demand: taking) { $0.max { $0 % 3 < $1 % 3 } },
      OperatorCase("tryMin", "failed: second", failure: "failed: first", demand: taking) { $0.tryMin { _, _ in throw SampleError.second } },
      OperatorCase("tryMax", "3 finished", failure: "failed: first", demand: taking) { $0.tryMax { $0 < $1 } },
    ]
  }

  private static var failing: [OperatorCase] {
    [
      OperatorCase("mapError", "1 2 3 finished", failure: "1 failed: second") { $0.mapError { _ in SampleError.second } },
      OperatorCase("setFailureType", "1 2 3 finished", failure: "1 finished") { $0.replaceError(with: 9).prefix(while: { $0 < 9 }).setFailureType(to: SampleError.self) },
      OperatorCase("catch", "1 2 3 finished", failure: "1 8 9 finished") { $0.catch { _ in [8, 9].publisher } },
      OperatorCase("tryCatch", "1 2 3 finished", failure: "1 failed: second") { $0.tryCatch { _ -> Just<Int> in throw SampleError.second } },
      OperatorCase("replaceError", "1 2 3 finished", failure: "1 9 finished") { $0.replaceError(with: 9) },
      OperatorCase("retry", "1 2 3 finished", failure: "1 failed: first") { upstream in
        // The first attempt fails immediately.
        var isFirst = true
        return Deferred { () -> AnyPublisher<Int, SampleError> in
          defer { isFirst = false }
          return isFirst ? Fail(error: SampleError.second).eraseToAnyPublisher() : upstream
        }
        .retry(1)
      },
      OperatorCase("assertNoFailure", "1 2 3 finished", failure: "1 9 finished") { $0.replaceError(with: 9).assertNoFailure() },
      OperatorCase("replaceEmpty", "9 finished", failure: "failed: first") { $0.filter { _ in false }.replaceEmpty(with: 9) },
    ]
  }

  private static var combining: [OperatorCase] {
    [
      OperatorCase("append", "1 2 3 8 9 finished", failure: "1 failed: first") { $0.append(8, 9) },
      OperatorCase("append a sequence", "1 2 3 8 finished", failure: "1 failed: first") { $0.append([8]) },
      OperatorCase("prepend", "8 9 1 2 3 finished", failure: "8 9 1 failed: first", demand: " | ") { $0.prepend(8, 9) },
      OperatorCase("prepend a publisher", "8 1 2 3 finished", failure: "8 1 failed: first", demand: " | ") { $0.prepend(other(8)) },
      OperatorCase("merge", "1 2 3 finished", failure: "1 failed: first", demand: "demand 1 | ") { $0.merge(with: other()) },
      OperatorCase("merge 3", "9 1 2 3 finished", failure: "9 1 failed: first", demand: "demand 1 | ") { other(9).merge(with: $0, other()) },
      OperatorCase("mergeMany", "1 2 3 finished", failure: "1 failed: first", demand: "demand 1 | ") { Publishers.MergeMany([$0]) },
      OperatorCase("combineLatest", "(1, 9) (2, 9) (3, 9) finished", failure: "(1, 9) failed: first", isLossless: false) { other(9).combineLatest($0) { ($1, $0) } },
      OperatorCase("combineLatest 3", "(1, 8, 9) (2, 8, 9) (3, 8, 9) finished", failure: "(1, 8, 9) failed: first", isLossless: false) { $0.combineLatest(other(8), other(9)) },
      OperatorCase("combineLatest 4", "10 11 12 finished", failure: "10 failed: first", isLossless: false) { $0.combineLatest(other(2), other(3), other(4)) { $0 + $1 + $2 + $3 } },
      OperatorCase("zip", "(1, 8) (2, 9) finished", failure: "(1, 8) failed: first") { $0.zip(other(8, 9)) },
      OperatorCase("zip 3", "(1, 4, 6) (2, 5, 7) finished", failure: "(1, 4, 6) failed: first") { $0.zip(other(4, 5), other(6, 7, 8)) },
      OperatorCase("zip 4", "10 finished", failure: "10 finished") { $0.zip(other(2), other(3), other(4)) { $0 + $1 + $2 + $3 } },
      OperatorCase("flatMap", "1 10 2 20 3 30 finished", failure: "1 10 failed: first", demand: taking) { $0.flatMap { other($0, $0 * 10) } },
      OperatorCase("flatMap one at a time", "1 10 2 20 3 30 finished", failure: "1 10 failed: first", demand: "demand 1 | ") {
        $0.flatMap(maxPublishers: .max(1)) { other($0, $0 * 10) }
      },
      OperatorCase("switchToLatest", "1 10 2 20 3 30 finished", failure: "1 10 failed: first", demand: taking, isLossless: false) {
        $0.map { other($0, $0 * 10) }.switchToLatest()
      },
    ]
  }

  private static var passingOn: [OperatorCase] {
    [
      OperatorCase("handleEvents", "1 2 3 finished", failure: "1 failed: first") { $0.handleEvents(receiveOutput: { _ in }) },
      OperatorCase("print", "1 2 3 finished", failure: "1 failed: first") { $0.print("table", to: Lines()) },
      OperatorCase("breakpoint", "1 2 3 finished", failure: "1 failed: first") { $0.breakpoint() },
      OperatorCase("buffer", "1 2 3 finished", failure: "1 failed: first", demand: "demand 9 | ") { $0.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest) },
      OperatorCase("share", "1 2 3 finished", failure: "1 failed: first", demand: " | demand unlimited", isLossless: false) { $0.share() },
      OperatorCase("multicast", "1 2 3 finished", failure: "1 failed: first", demand: " | demand unlimited", isLossless: false) {
        $0.multicast { PassthroughSubject() }.autoconnect()
      },
      OperatorCase("multicast subject", "1 2 3 finished", failure: "1 failed: first", demand: " | demand unlimited", isLossless: false) {
        $0.multicast(subject: PassthroughSubject()).autoconnect()
      },
      OperatorCase("makeConnectable", "1 2 3 finished", failure: "1 9 finished", demand: " | demand unlimited", isLossless: false) {
        $0.replaceError(with: 9).makeConnectable().autoconnect()
      },
      OperatorCase("timeout", "1 2 3 finished", failure: "1 failed: first") { $0.timeout(1, scheduler: StandingScheduler()) },
      OperatorCase("collect by time", "[1, 2, 3] finished", failure: "failed: first", demand: taking, isLossless: false) { $0.collect(.byTime(StandingScheduler(), 1)) },
      OperatorCase("receive on", "1 2 3 finished", failure: "1 failed: first") { $0.receive(on: ImmediateScheduler.shared) },
      OperatorCase("subscribe on", "1 2 3 finished", failure: "1 failed: first") { $0.subscribe(on: ImmediateScheduler.shared) },
      OperatorCase("delay", "1 2 3 finished", failure: "1 failed: first") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
      OperatorCase("debounce", "1 2 3 finished", failure: "1 failed: first", demand: taking, isLossless: false) { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
      OperatorCase("throttle", "1 2 3 finished", failure: "1 failed: first", demand: taking, isLossless: false) {
        $0.throttle(for: 0, scheduler: ImmediateScheduler.shared, latest: true)
      },
    ]
  }
}

/// A scheduler whose time never advances, so delayed work never runs.
private struct StandingScheduler: Scheduler {
  typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType

  var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) {}

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable { AnyCancellable {} }
}

/// A stream that stores printed text.
final class Lines: TextOutputStream {
  private(set) var text = ""

  func write(_ string: String) { text += string }
}
