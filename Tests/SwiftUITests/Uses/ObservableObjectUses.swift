import SwiftUI

/// Observable objects and their views, in the style that apps have used since 2019.

@MainActor
final class ObjectUsesLoginViewModel: ObservableObject {
  @Published var username = ""
  @Published var password: String = ""
  @Published private(set) var isLoading = false
  @Published var error: Error?
  @Published var items: [String] = []
  @Published fileprivate(set) var canSubmit: Bool
  private var cancellables = Set<AnyCancellable>()

  init() {
    canSubmit = false
    $username
      .combineLatest($password)
      .map { !$0.isEmpty && $1.count > 3 }
      .assign(to: &$canSubmit)
    $username.dropFirst().sink { [weak self] _ in self?.error = nil }.store(in: &cancellables)
  }

  func submit() async {
    isLoading = true
    defer { isLoading = false }
    items.append(username)
  }
}

class ObjectUsesBase: ObservableObject {
  @Published var title = "Base"
}

final class ObjectUsesDerived: ObjectUsesBase {
  @Published var subtitle = "Derived"
}

final class ObjectUsesSettings: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @UserDefault(key: "sound", initial: true) var sound: Bool

  @propertyWrapper
  struct UserDefault<Value> {
    let key: String
    let initial: Value

    var wrappedValue: Value {
      get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
      set { UserDefaults.standard.set(newValue, forKey: key) }
    }
  }

  func toggle() {
    objectWillChange.send()
    sound.toggle()
  }
}

final class ObjectUsesSession: ObservableObject {
  var willChange = PassthroughSubject<Void, Never>()
  var user: String? {
    willSet { objectWillChange.send() }
  }
}

final class ObjectUsesCustom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var value = 0 { didSet { objectWillChange.send() } }
}

protocol ObjectUsesViewModelProtocol: ObservableObject {
  var text: String { get set }
  func load()
}

final class ObjectUsesViewModel: ObjectUsesViewModelProtocol {
  @Published var text = ""
  func load() { text = "Loaded" }
}

struct ObjectUsesGenericView<Model: ObjectUsesViewModelProtocol>: View {
  @ObservedObject var model: Model
  var body: some View { TextField("Text", text: $model.text).onAppear { model.load() } }
}

struct ObjectUsesGenericStateView<Model>: View where Model: ObjectUsesViewModelProtocol {
  @StateObject private var model: Model
  init(model: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }
  var body: some View { Text(model.text) }
}

struct ObjectUsesLoginView: View {
  @StateObject private var viewModel = ObjectUsesLoginViewModel()
  @EnvironmentObject private var session: ObjectUsesSession
  @EnvironmentObject var settings: ObjectUsesSettings

  var body: some View {
    VStack {
      TextField("Username", text: $viewModel.username)
      SecureField("Password", text: $viewModel.password)
      Toggle("Sound", isOn: $settings.sound)
      if viewModel.isLoading { ProgressView() }
      Button("Log in") {
        Task { await viewModel.submit() }
      }
      .disabled(!viewModel.canSubmit)
      if let error = viewModel.error { Text(error.localizedDescription) }
      List(viewModel.items, id: \.self) { Text($0) }
      ObjectUsesChildView(viewModel: viewModel)
      ObjectUsesRow(name: $viewModel.username)
    }
    .onReceive(viewModel.$username) { print($0) }
    .onReceive(viewModel.objectWillChange) { _ in print("changes") }
    .environmentObject(viewModel)
  }
}

struct ObjectUsesChildView: View {
  @ObservedObject var viewModel: ObjectUsesLoginViewModel
  var body: some View { Text(viewModel.username) }
}

struct ObjectUsesRow: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

struct ObjectUsesInitializers: View {
  @ObservedObject private var base: ObjectUsesBase
  @ObservedObject var derived = ObjectUsesDerived()
  @StateObject var owned: ObjectUsesDerived

  init(base: ObjectUsesBase, title: String) {
    self.base = base
    _owned = StateObject(wrappedValue: ObjectUsesDerived())
    _derived = ObservedObject(wrappedValue: ObjectUsesDerived())
  }

  init() {
    _base = ObservedObject(initialValue: ObjectUsesBase())
    self._owned = .init(wrappedValue: ObjectUsesDerived())
  }

  var body: some View {
    Text(base.title)
    TextField("Title", text: $derived.title)
    TextField("Subtitle", text: $owned.subtitle)
    wrapper($owned)
  }

  private func wrapper(_ wrapper: ObservedObject<ObjectUsesDerived>.Wrapper) -> some View { TextField("", text: wrapper.title) }
}

struct ObjectUsesCountdown: View {
  @State private var timeRemaining = 100
  @State private var now = Date()
  @State private var isActive = true
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let clock = Timer.publish(every: 60, tolerance: 0.5, on: .main, in: .default).autoconnect()

  var body: some View {
    Text("Time: \(timeRemaining)")
      .onReceive(timer) { time in
        guard isActive else { return }
        if timeRemaining > 0 { timeRemaining -= 1 } else { self.timer.upstream.connect().cancel() }
      }
      .onReceive(clock) { self.now = $0 }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("DidEnterBackground"))) { _ in isActive = false }
      .onReceive(NotificationCenter.default.publisher(for: .init("DidBecomeActive"), object: nil)) { notification in
        isActive = notification.name.rawValue.isEmpty
      }
      .onReceive(Just(timeRemaining)) { newValue in print(newValue) }
      .onReceive([1, 2, 3].publisher.first()) { print($0) }
  }
}

struct ObjectUsesTimerState: View {
  @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  @State private var connection: Cancellable?
  @State var progress = 0.0
  let plain = Timer.publish(every: 1, on: RunLoop.main, in: RunLoop.Mode.common)

  var body: some View {
    ProgressView(value: progress)
      .onReceive(timer) { _ in progress += 0.01 }
      .onAppear { connection = plain.connect() }
      .onDisappear { connection?.cancel() }
      .onDisappear { timer.upstream.connect().cancel() }
  }
}

@MainActor
final class ObjectUsesSearchViewModel: ObservableObject {
  @Published var query = ""
  @Published var results = [String]()
  private var cancellable: AnyCancellable?
  private var bag = [AnyCancellable]()
  static let shared = ObjectUsesSearchViewModel()

  init(scheduler: RunLoop = .main) {
    cancellable =
      $query
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .sink { [weak self] in self?.search($0) }
    $results.map(\.count).removeDuplicates().receive(on: DispatchQueue.main).sink { print($0) }.store(in: &bag)
  }

  deinit { cancellable?.cancel() }

  func search(_ text: String) { results = [text] }
}

struct ObjectUsesSearchView: View {
  @ObservedObject var model: ObjectUsesSearchViewModel = .shared
  @State private var text = ""

  var body: some View {
    TextField("Search", text: $model.query)
    List {
      ForEach(model.results, id: \.self) { result in Text(result) }
    }
    .onReceive(model.$results.map(\.isEmpty).removeDuplicates()) { isEmpty in text = isEmpty ? "" : "some" }
    .onReceive(model.$query.debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)) { text = $0 }
  }
}

struct ObjectUsesApp: App {
  @StateObject private var session = ObjectUsesSession()
  @StateObject private var settings = ObjectUsesSettings()

  var body: some Scene {
    WindowGroup {
      ObjectUsesLoginView()
        .environmentObject(session)
        .environmentObject(settings)
    }
  }
}

struct ObjectUsesModifier: ViewModifier {
  @ObservedObject var model: ObjectUsesBase
  @EnvironmentObject var session: ObjectUsesSession
  func body(content: Content) -> some View { content.accessibilityLabel(Text(model.title)) }
}

@propertyWrapper
struct ObjectUsesOwnProperty: DynamicProperty {
  @StateObject private var model = ObjectUsesViewModel()
  @ObservedObject private var base = ObjectUsesBase()
  var wrappedValue: String {
    get { model.text + base.title }
    nonmutating set { model.text = newValue }
  }
  var projectedValue: Binding<String> { $model.text }
}

@MainActor
func objectUsesFunctions(model: ObjectUsesBase, derived: ObjectUsesDerived, search: ObjectUsesSearchViewModel) -> [AnyCancellable] {
  let binding = Binding(get: { model.title }, set: { model.title = $0 })
  binding.wrappedValue = "A"
  let publisher: Published<String>.Publisher = model.$title
  let erased: AnyPublisher<String, Never> = derived.$subtitle.eraseToAnyPublisher()
  let changes: ObservableObjectPublisher = model.objectWillChange
  changes.send()
  return [
    publisher.sink { print($0) },
    erased.assign(to: \.title, on: model),
    model.objectWillChange.sink { print("will change") },
    model.objectWillChange.receive(on: RunLoop.main).sink { _ in print("has changed") },
    search.objectWillChange.debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in },
    derived.$title.combineLatest(derived.$subtitle).sink { title, subtitle in print(title, subtitle) },
    Publishers.CombineLatest(derived.$title, derived.$subtitle).map { $0 + $1 }.assign(to: \.title, on: model),
  ]
}
