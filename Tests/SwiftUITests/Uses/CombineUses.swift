import SwiftUI

/// Combine in the style of apps' services and view models.

struct CombineUsesPost: Codable, Identifiable, Equatable {
  var id = 0
  var title = ""
}

enum CombineUsesError: Error, LocalizedError {
  case offline, server(Int), decoding(Error), unknown
  var errorDescription: String? { "Something went wrong" }
}

protocol CombineUsesService {
  func posts() -> AnyPublisher<[CombineUsesPost], CombineUsesError>
  func title(of id: Int) -> AnyPublisher<String, Never>
  var changes: AnyPublisher<CombineUsesPost, Never> { get }
}

final class CombineUsesAPI: CombineUsesService {
  private let session: URLSession
  private let subject = PassthroughSubject<CombineUsesPost, Never>()
  private let state = CurrentValueSubject<[CombineUsesPost], Never>([])

  init(session: URLSession = .shared) { self.session = session }

  var changes: AnyPublisher<CombineUsesPost, Never> { subject.eraseToAnyPublisher() }
  var current: [CombineUsesPost] { state.value }

  func posts() -> AnyPublisher<[CombineUsesPost], CombineUsesError> {
    guard let url = URL(string: "https://example.com/posts") else { return Fail(error: CombineUsesError.offline).eraseToAnyPublisher() }
    return session.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else { throw CombineUsesError.unknown }
        return data
      }
      .decode(type: [CombineUsesPost].self, decoder: JSONDecoder())
      .mapError { $0 as? CombineUsesError ?? .decoding($0) }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func rawPosts(_ request: URLRequest) -> AnyPublisher<[CombineUsesPost], Never> {
    session.dataTaskPublisher(for: request)
      .map(\.data)
      .decode(type: [CombineUsesPost].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .eraseToAnyPublisher()
  }

  func retried(_ url: URL) -> AnyPublisher<Data, URLError> {
    session.dataTaskPublisher(for: url)
      .retry(3)
      .map { $0.data }
      .share()
      .eraseToAnyPublisher()
  }

  func title(of id: Int) -> AnyPublisher<String, Never> { Just("Title").delay(for: .seconds(1), scheduler: DispatchQueue.main).eraseToAnyPublisher() }

  func future() -> Future<Int, Error> {
    Future { promise in
      promise(.success(42))
    }
  }

  func deferred() -> AnyPublisher<Int, Error> {
    Deferred { Future<Int, Error> { $0(.failure(CombineUsesError.unknown)) } }
      .subscribe(on: DispatchQueue.global(qos: .background))
      .receive(on: RunLoop.main)
      .eraseToAnyPublisher()
  }

  func send(_ post: CombineUsesPost) {
    subject.send(post)
    state.value.append(post)
    state.send(state.value + [post])
    subject.send(completion: .finished)
  }
}

final class CombineUsesViewModel: ObservableObject {
  enum State { case idle, loading, loaded([CombineUsesPost]), failed(Error) }

  @Published private(set) var state = State.idle
  @Published var posts: [CombineUsesPost] = []
  @Published var query = ""
  @Published var email = ""
  @Published var isValid = false
  let tap = PassthroughSubject<Void, Never>()
  private let service: CombineUsesService
  private var cancellables: Set<AnyCancellable> = []
  private var request: AnyCancellable?
  var subscriptions = [AnyCancellable]()

  init(service: CombineUsesService) {
    self.service = service
    tap.flatMap { service.posts().replaceError(with: []) }.assign(to: &$posts)
    tap.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { [weak self] in self?.load() }.store(in: &cancellables)
    $query
      .debounce(for: 0.3, scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { query in service.title(of: query.count) }
      .switchToLatest()
      .sink { print($0) }
      .store(in: &cancellables)
    Publishers.CombineLatest3($query, $email, $posts)
      .map { query, email, posts in !query.isEmpty && email.contains("@") && !posts.isEmpty }
      .assign(to: \.isValid, on: self)
      .store(in: &cancellables)
    Publishers.Merge($query, $email).sink { print($0) }.store(in: &subscriptions)
    Publishers.Merge3(Just(1), Just(2), Just(3)).collect().sink { print($0) }.store(in: &subscriptions)
    Publishers.MergeMany([$query, $email]).count().sink { print($0) }.store(in: &subscriptions)
    Publishers.Zip($query, $email).first().sink { print($0.0, $0.1) }.store(in: &subscriptions)
    NotificationCenter.default.publisher(for: .init("Changed"))
      .compactMap { $0.object as? String }
      .receive(on: RunLoop.main)
      .assign(to: \.query, on: self)
      .store(in: &cancellables)
  }

  func load() {
    state = .loading
    request = service.posts()
      .handleEvents(receiveSubscription: { _ in print("starts") }, receiveCompletion: { _ in print("ends") })
      .sink(
        receiveCompletion: { [weak self] completion in
          switch completion {
          case .finished: break
          case .failure(let error): self?.state = .failed(error)
          }
        },
        receiveValue: { [weak self] posts in
          self?.state = .loaded(posts)
        })
  }

  func loadAgain() {
    service.posts()
      .catch { _ in Just([]) }
      .sink { [unowned self] in posts = $0 }
      .store(in: &cancellables)
    service.posts()
      .map { $0.map(\.title) }
      .replaceError(with: ["None"])
      .sink(receiveValue: { print($0) })
      .store(in: &cancellables)
    request?.cancel()
    cancellables.forEach { $0.cancel() }
    cancellables.removeAll()
  }
}

/// A custom publisher and subscription.
struct CombineUsesButtonPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Int {
    subscriber.receive(subscription: CombineUsesSubscription(subscriber: subscriber))
  }
}

final class CombineUsesSubscription<S: Subscriber>: Subscription where S.Input == Int {
  private var subscriber: S?
  init(subscriber: S) { self.subscriber = subscriber }
  func request(_ demand: Subscribers.Demand) { _ = subscriber?.receive(1) }
  func cancel() { subscriber = nil }
}

final class CombineUsesIntSubscriber: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  func receive(subscription: Subscription) { subscription.request(.max(2)) }
  func receive(_ input: Int) -> Subscribers.Demand { input > 1 ? .none : .max(1) }
  func receive(completion: Subscribers.Completion<Never>) { print(completion) }
}

extension Publisher {
  func combineUsesUnwrapped<T>() -> Publishers.CompactMap<Self, T> where Output == T? { compactMap { $0 } }
  func combineUsesAsResult() -> AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
  }
  func combineUsesLog(_ prefix: String) -> Publishers.HandleEvents<Self> { handleEvents(receiveOutput: { Swift.print(prefix, $0) }) }
}

extension Publisher where Failure == Never {
  func combineUsesWeakAssign<T: AnyObject>(to keyPath: ReferenceWritableKeyPath<T, Output>, on object: T) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}

func combineUsesOperators(url: URL, center: NotificationCenter, queue: OperationQueue) -> [AnyCancellable] {
  let numbers = [1, 2, 3, 4].publisher
  let subject = PassthroughSubject<String, CombineUsesError>()
  let value = CurrentValueSubject<Int, Never>(0)
  var all: [AnyCancellable] = []
  numbers.map { $0 * 2 }.sink { print($0) }.store(in: &all)
  numbers.filter { $0.isMultiple(of: 2) }.collect().sink { print($0) }.store(in: &all)
  numbers.scan(0, +).last().sink { print($0) }.store(in: &all)
  numbers.reduce(0) { $0 + $1 }.sink { print($0) }.store(in: &all)
  numbers.collect(2).sink { print($0) }.store(in: &all)
  numbers.prefix(2).sink { print($0) }.store(in: &all)
  numbers.prefix(while: { $0 < 3 }).sink { print($0) }.store(in: &all)
  numbers.dropFirst().drop(while: { $0 < 3 }).sink { print($0) }.store(in: &all)
  numbers.append(5, 6).prepend([0]).sink { print($0) }.store(in: &all)
  numbers.contains(3).sink { print($0) }.store(in: &all)
  numbers.allSatisfy { $0 > 0 }.sink { print($0) }.store(in: &all)
  numbers.min().merge(with: numbers.max()).sink { print($0) }.store(in: &all)
  numbers.first(where: { $0 > 2 }).sink { print($0) }.store(in: &all)
  numbers.output(at: 1).sink { print($0) }.store(in: &all)
  numbers.output(in: 1...2).sink { print($0) }.store(in: &all)
  numbers.zip(["a", "b"].publisher).sink { number, letter in print(number, letter) }.store(in: &all)
  numbers.flatMap(maxPublishers: .max(1)) { Just($0).delay(for: 1, scheduler: RunLoop.main) }.sink { print($0) }.store(in: &all)
  numbers.removeDuplicates(by: { $0 == $1 }).replaceEmpty(with: 0).sink { print($0) }.store(in: &all)
  numbers.setFailureType(to: CombineUsesError.self).sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &all)
  numbers.tryMap { if $0 > 2 { throw CombineUsesError.unknown } else { $0 } }.replaceError(with: 0).sink { print($0) }.store(in: &all)
  numbers.print("numbers").ignoreOutput().sink(receiveCompletion: { print($0) }, receiveValue: { _ in }).store(in: &all)
  numbers.encode(encoder: JSONEncoder()).sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &all)
  numbers.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest).sink { print($0) }.store(in: &all)
  numbers.measureInterval(using: DispatchQueue.main).sink { print($0) }.store(in: &all)
  numbers.breakpoint(receiveOutput: { $0 > 10 }).sink { _ in }.store(in: &all)
  value.combineLatest(value, value).map { $0 + $1 + $2 }.sink { print($0) }.store(in: &all)
  value.combineLatest(value) { $0 + $1 }.sink { print($0) }.store(in: &all)
  value.merge(with: value, value).sink { print($0) }.store(in: &all)
  value.timeout(.seconds(5), scheduler: DispatchQueue.main).sink { print($0) }.store(in: &all)
  value.collect(.byTime(RunLoop.main, .seconds(1))).sink { print($0) }.store(in: &all)
  value.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(500), 10)).sink { print($0) }.store(in: &all)
  value.receive(on: queue).subscribe(on: DispatchQueue(label: "work")).sink { print($0) }.store(in: &all)
  value.drop(untilOutputFrom: numbers).prefix(untilOutputFrom: numbers).sink { print($0) }.store(in: &all)
  value.throttle(for: .milliseconds(100), scheduler: RunLoop.main, latest: false).sink { print($0) }.store(in: &all)
  value.map(\.description).sink { print($0) }.store(in: &all)
  value.map(String.init).sink { print($0) }.store(in: &all)
  subject.mapError { $0 as Error }.map(Optional.some).replaceNil(with: "").sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &all)
  subject.catch { _ in Empty() }.sink { print($0) }.store(in: &all)
  subject.tryCatch { error -> Just<String> in throw error }.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &all)
  subject.retry(2).assertNoFailure().sink { print($0) }.store(in: &all)
  subject.timeout(.seconds(3), scheduler: RunLoop.main, customError: { .offline }).combineUsesAsResult().sink { print($0) }.store(in: &all)
  subject.eraseToAnyPublisher().share().replaceError(with: "").sink { print($0) }.store(in: &all)
  center.publisher(for: .init("A")).map { _ in () }.sink { print("posted") }.store(in: &all)
  url.path.publisher.count().sink { print($0) }.store(in: &all)
  Optional(1).publisher.sink { print($0) }.store(in: &all)
  Result<Int, CombineUsesError>.success(1).publisher.sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &all)
  Empty<Int, Never>(completeImmediately: false).sink { print($0) }.store(in: &all)
  Fail<Int, CombineUsesError>(error: .offline).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &all)
  Record<Int, Never>(output: [1, 2], completion: .finished).sink { print($0) }.store(in: &all)
  [URL]().publisher.flatMap { URLSession.shared.dataTaskPublisher(for: $0) }.map(\.data).collect().replaceError(with: []).sink { print($0) }.store(in: &all)
  let connectable = numbers.makeConnectable()
  connectable.sink { print($0) }.store(in: &all)
  connectable.connect().store(in: &all)
  let multicast = numbers.multicast(subject: PassthroughSubject<Int, Never>())
  multicast.sink { print($0) }.store(in: &all)
  let connection: Cancellable = multicast.connect()
  connection.cancel()
  numbers.multicast { PassthroughSubject<Int, Never>() }.autoconnect().sink { print($0) }.store(in: &all)
  CombineUsesButtonPublisher().subscribe(CombineUsesIntSubscriber())
  numbers.subscribe(AnySubscriber(receiveSubscription: { $0.request(.unlimited) }, receiveValue: { _ in .none }, receiveCompletion: nil))
  numbers.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { print($0) }))
  numbers.subscribe(value).store(in: &all)
  all.append(AnyCancellable { print("cancelled") })
  return all
}

@MainActor
func combineUsesAsync(publisher: AnyPublisher<Int, CombineUsesError>) async throws -> Int {
  for await value in [1, 2].publisher.values { print(value) }
  for try await value in publisher.values { return value }
  let future = Future<Int, Never> { $0(.success(1)) }
  let failing = Future<Int, Error> { $0(.success(1)) }
  return try await future.value + failing.value
}

struct CombineUsesTypes {
  let map: Publishers.Map<Just<Int>, String>
  let filter: Publishers.Filter<PassthroughSubject<Int, Never>>
  let debounce: Publishers.Debounce<Published<String>.Publisher, RunLoop>
  let receive: Publishers.ReceiveOn<AnyPublisher<Int, Never>, DispatchQueue>
  let latest: Publishers.CombineLatest<Just<Int>, Just<String>>
  let many: Publishers.MergeMany<AnyPublisher<Int, Never>>
  let flat: Publishers.FlatMap<Just<Int>, Publishers.Sequence<[Int], Never>>
  let timer: Publishers.Autoconnect<Timer.TimerPublisher>
  let notification: NotificationCenter.Publisher
  let task: URLSession.DataTaskPublisher
  let demand: Subscribers.Demand = .unlimited
  let completion: Subscribers.Completion<CombineUsesError> = .failure(.offline)
  let stride: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)
  let date: RunLoop.SchedulerTimeType = .init(Date())
  let options: DispatchQueue.SchedulerOptions = .init(qos: .userInitiated)
}

final class CombineUsesScheduled<S: Scheduler> {
  private let scheduler: S
  init(scheduler: S) { self.scheduler = scheduler }
  func search(_ text: AnyPublisher<String, Never>) -> AnyPublisher<String, Never> { text.debounce(for: .milliseconds(300), scheduler: scheduler).eraseToAnyPublisher() }
}
