import Combine
import XCTest

final class PublishedTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var count = 1
    @Published var text = ""
    @Published private(set) var names: [String]

    init(names: [String] = []) { self.names = names }

    func add(_ name: String) { names.append(name) }
  }

  func test_thePublisherSendsThePresentValueAndEachNewOneBeforeItIsSet() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.$count.sink { seen.append("\($0) while \(model.count)") }
    model.count = 2
    model.count += 3
    XCTAssertEqual(seen, ["1 while 1", "2 while 1", "5 while 2"])
    withExtendedLifetime(subscription) {}
  }

  func test_equalValuesAreSentToo() {
    let model = Model()
    let recorder = Recorder(model.$count)
    model.count = 1
    XCTAssertEqual(recorder.events, ["1", "1"])
  }

  func test_theObjectIsToldFirst() {
    let model = Model()
    var order: [String] = []
    let subscriptions = [model.$count.sink { order.append("value \($0)") }, model.objectWillChange.sink { order.append("change") }]
    model.count = 2
    XCTAssertEqual(order, ["value 1", "change", "value 2"])
    withExtendedLifetime(subscriptions) {}
  }

  func test_aCollectionIsChangedInPlace() {
    let model = Model(names: ["A"])
    let recorder = Recorder(model.$names)
    model.add("B")
    XCTAssertEqual(recorder.events, ["[\"A\"]", "[\"A\", \"B\"]"])
    XCTAssertEqual(model.names, ["A", "B"])
  }

  func test_aSubscriberGetsTheLatestValueWhenItDemandsOne() {
    let model = Model()
    let recorder = Recorder(model.$count, demand: .max(1))
    model.count = 2
    model.count = 3
    XCTAssertEqual(recorder.take(), ["1"])
    recorder.request(1)
    XCTAssertEqual(recorder.take(), ["3"])
    recorder.request(1)
    model.count = 4
    XCTAssertEqual(recorder.take(), ["4"])
  }

  func test_nothingComesAfterCancelling() {
    let model = Model()
    let recorder = Recorder(model.$count)
    recorder.cancel()
    model.count = 2
    XCTAssertEqual(recorder.events, ["1"])
  }

  func test_assigningToAPublishedPropertyTellsItsObject() {
    let source = PassthroughSubject<String, Never>()
    let model = Model()
    source.assign(to: &model.$text)
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    source.send("A")
    XCTAssertEqual(model.text, "A")
    XCTAssertEqual(changes, 1)
    withExtendedLifetime(subscription) {}
  }

  func test_anAssignmentEndsWithTheObjectAndDoesNotKeepIt() {
    let source = Source(String.self)
    weak var released: Model?
    do {
      let model = Model()
      source.assign(to: &model.$text)
      released = model
    }
    XCTAssertNil(released)
    XCTAssertEqual(source.take(), ["demand unlimited", "cancel"])
  }

  func test_aChangeMadeByASubscriberIsFollowedByTheChangeItAnswers() {
    let model = Model()
    var seen: [Int] = []
    let subscription = model.$count.sink {
      seen.append($0)
      if $0 == 2 { model.count = 10 }
    }
    model.count = 2
    XCTAssertEqual(seen, [1, 2, 10])
    XCTAssertEqual(model.count, 2)
    withExtendedLifetime(subscription) {}
  }
}
