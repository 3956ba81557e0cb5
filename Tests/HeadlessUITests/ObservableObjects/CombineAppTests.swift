import Combine
import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// View models with Combine, in the style of ordinary apps, on the device's clock.
@preconcurrency @MainActor
final class CombineAppTests: DeviceTestCase {
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    let log: Log
    private var cancellables: Set<AnyCancellable> = []

    init(log: Log) {
      self.log = log
      $query
        .dropFirst()
        .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .removeDuplicates()
        .handleEvents(receiveOutput: { log.note($0) })
        .map { query in Just(["\(query) 1", "\(query) 2"]).delay(for: .seconds(1), scheduler: DispatchQueue.main) }
        .switchToLatest()
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.results = $0 }
        .store(in: &cancellables)
    }
  }

  private struct SearchView: View {
    @StateObject var model: Search
    var body: some View {
      TextField("Search", text: $model.query)
      ForEach(model.results, id: \.self) { Text($0) }
    }
  }

  func test_aDebouncedSearchAsksOnceAndShowsItsResults() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    let log = Log()
    show { SearchView(model: Search(log: log)) }
    tap(.textField, "Search")
    _ = device.typeText("ab")
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(texts, [])
    let start = device.scheduler.now
    XCTAssertEqual(device.scheduler.wait(timeout: .seconds(10)) { !self.texts.isEmpty }, .satisfied)
    XCTAssertEqual(texts, ["ab 1", "ab 2"])
    XCTAssertEqual(log.take(), ["ab"])
    XCTAssertEqual(start.duration(to: device.scheduler.now), .milliseconds(1300))
  }

  func test_workInTheBackgroundComesBackToTheMainQueue() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    final class Loader: ObservableObject {
      @Published var text = "Idle"
      private var request: AnyCancellable?

      func load() {
        text = "Loading"
        request = Deferred { Future<String, Never> { promise in promise(.success(Thread.isMainThread ? "on main" : "in the background")) } }
          .subscribe(on: DispatchQueue.global())
          .delay(for: 2, scheduler: RunLoop.main)
          .receive(on: DispatchQueue.main)
          .map { "Loaded \($0)" }
          .sink { [weak self] in
            MainActor.assertIsolated()
            self?.text = $0
          }
      }
    }
    struct Screen: View {
      @StateObject private var loader = Loader()
      var body: some View {
        Text(loader.text)
        Button("Load") { loader.load() }
      }
    }
    show { Screen() }
    tap(.button, "Load")
    XCTAssertEqual(texts, ["Loading"])
    XCTAssertEqual(device.scheduler.wait(timeout: .seconds(10)) { self.texts == ["Loaded in the background"] }, .satisfied)
    XCTAssertEqual(device.scheduler.now.offset, .seconds(2))
  }

  func test_validationOverSeveralPropertiesEnablesAButton() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var password = ""
      @Published private(set) var isValid = false

      init() { $name.combineLatest($password).map { !$0.isEmpty && $1.count > 2 }.assign(to: &$isValid) }
    }
    struct Screen: View {
      @StateObject private var form = Form()
      var body: some View {
        TextField("Name", text: $form.name)
        SecureField("Password", text: $form.password)
        Button("Sign up") {}.disabled(!form.isValid)
      }
    }
    show { Screen() }
    XCTAssertEqual(find(.button, "Sign up").map { device.tree.isEnabled($0) }, false)
    tap(.textField, "Name")
    _ = device.typeText("A")
    tap(.secureTextField, "Password")
    _ = device.typeText("abc")
    XCTAssertEqual(find(.button, "Sign up").map { device.tree.isEnabled($0) }, true)
  }

  func test_aModelThatOutlivesAnAppRendersNothing() {
    struct Screen: View {
      @ObservedObject var model: CounterModel
      var body: some View { Text("Count \(model.count)") }
    }
    let model = CounterModel()
    show { Screen(model: model) }
    device.terminate("com.example.Sample")
    model.count = 3
    device.launch("com.example.Sample")
    XCTAssertEqual(texts, ["Count 3"])
  }
}
