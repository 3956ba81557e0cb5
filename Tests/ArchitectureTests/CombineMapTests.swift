import XCTest

/// Tests that the map of Combine lists every public name and all of Combine's operators.
final class CombineMapTests: XCTestCase {
  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/CombineMap.md"

  /// The operators in the documentation of Combine's `Publisher`.
  private static let operators = """
    allSatisfy append assertNoFailure assign autoconnect breakpoint breakpointOnError buffer catch collect combineLatest compactMap contains count debounce decode delay drop dropFirst encode
    eraseToAnyPublisher filter first flatMap handleEvents ignoreOutput last makeConnectable map mapError max measureInterval merge min multicast output prefix prepend print receive reduce
    removeDuplicates replaceEmpty replaceError replaceNil retry scan setFailureType share sink subscribe switchToLatest throttle timeout tryAllSatisfy tryCatch tryCompactMap tryContains tryDrop
    tryFilter tryFirst tryLast tryMap tryMax tryMin tryPrefix tryReduce tryRemoveDuplicates tryScan values zip
    """

  private let names = CombineNames(files: SourceTree().swiftFiles(in: "Sources/Combine"))

  func test_thePageListsEveryName() throws { try names.page.check(at: Self.page) }

  func test_everyOperatorOfCombineIsThere() {
    let wanted = Set(Self.operators.split { $0 == " " || $0 == "\n" }.map { ".\($0)" })
    XCTAssertEqual(wanted.subtracting((names.names[.operators] ?? [:]).keys).sorted(), [])
  }

  func test_eachNameHasItsSentence() {
    for (group, names) in names.names {
      for (name, summary) in names where !summary.hasSuffix(".") { XCTFail("\(group.rawValue): \(name) has no sentence: “\(summary)”.") }
    }
  }

  func test_namesAreFound() {
    let source = """
      /// Sends one value.
      ///
      /// And more.
      public struct Just<Output>: Publisher {
        /// The value.
        public let output: Output
      }

      extension Publishers {
        /// Maps values.
        public struct Map<Upstream: Publisher, Output>: Publisher {
          /// Where values come from.
          public let upstream: Upstream
        }
      }

      extension Publisher {
        /// Maps each value.
        public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { fatalError() }

        func inside() {}
      }

      extension Timer {
        /// Sends dates.
        public static func publish(every interval: TimeInterval) {}
      }

      /// Runs what is due on the run loop.
      extension RunLoop: Scheduler {
        /// Now.
        public var now: Date { Date() }
      }
      """
    let names = CombineNames(files: [SourceTree.File(path: "A.swift", text: source)]).names
    XCTAssertEqual(names[.types], ["Just": "Sends one value."])
    XCTAssertEqual(names[.nested], ["Publishers.Map": "Maps values."])
    XCTAssertEqual(names[.operators], [".map": "Maps each value."])
    XCTAssertEqual(names[.system], ["Timer.publish": "Sends dates."])
    XCTAssertEqual(names[.schedulers], ["RunLoop": "Runs what is due on the run loop."])
  }
}
