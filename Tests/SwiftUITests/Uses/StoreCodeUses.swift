import SwiftUI

// A view file in the style of ordinary apps: a store with a reducer.

@MainActor
private final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reducer: @MainActor (inout State, Action) -> Effect<Action>?
  private var tasks: [UUID: Task<Void, Never>] = [:]
  init(initialState: State, reducer: @escaping @MainActor (inout State, Action) -> Effect<Action>?) {
    state = initialState
    self.reducer = reducer
  }
  func send(_ action: Action) {
    guard let effect = reducer(&state, action) else { return }
    let id = UUID()
    tasks[id] = Task { [weak self] in
      if let next = await effect.run() { self?.send(next) }
      self?.tasks[id] = nil
    }
  }
  func binding<Value>(get: @escaping (State) -> Value, send action: @escaping (Value) -> Action) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(action($0)) })
  }
  func binding<Value>(_ keyPath: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<Value> {
    binding(get: { $0[keyPath: keyPath] }, send: action)
  }
}
private struct Effect<Action> { var run: @MainActor () async -> Action? }
private struct CounterState: Equatable {
  var count = 0
  var isAlertPresented = false
  var fact: String?
  var step = 1.0
}
private enum CounterAction: Equatable { case increment, decrement, factTapped, factLoaded(String), alertDismissed, stepChanged(Double) }
@MainActor private func counterReducer(state: inout CounterState, action: CounterAction) -> Effect<CounterAction>? {
  switch action {
  case .increment:
    state.count += Int(state.step)
    return nil
  case .decrement:
    state.count -= Int(state.step)
    return nil
  case .factTapped:
    let n = state.count
    return Effect {
      try? await Task.sleep(nanoseconds: 1_000_000)
      return .factLoaded("\(n) is a number")
    }
  case let .factLoaded(fact):
    state.fact = fact
    state.isAlertPresented = true
    return nil
  case .alertDismissed:
    state.isAlertPresented = false
    return nil
  case .stepChanged(let s):
    state.step = s
    return nil
  }
}
private struct CounterView: View {
  @ObservedObject var store: Store<CounterState, CounterAction>
  var body: some View {
    Form {
      Section {
        HStack {
          Button("−") { store.send(.decrement) }
          Text("\(store.state.count)").font(.body.monospacedDigit()).frame(minWidth: 44)
          Button("+") { store.send(.increment) }
        }.buttonStyle(BorderlessButtonStyle())
        Slider(value: store.binding(\.step, send: CounterAction.stepChanged), in: 1...10, step: 1) {
          Text("Step")
        } minimumValueLabel: {
          Text("1")
        } maximumValueLabel: {
          Text("10")
        }
      } header: {
        Text("Counter")
      } footer: {
        Text("Tap a button").font(.caption)
      }
      Button("Number fact") { store.send(.factTapped) }
    }
    .animation(.default, value: store.state.count)
    .alert("Fact", isPresented: store.binding(get: \.isAlertPresented, send: { _ in .alertDismissed })) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(store.state.fact ?? "")
    }
    .alert(item: Binding<FactItem?>(get: { store.state.fact.map(FactItem.init) }, set: { _ in store.send(.alertDismissed) })) {
      Alert(title: Text($0.text), message: nil, dismissButton: .default(Text("OK")))
    }
  }
}
private struct FactItem: Identifiable {
  let text: String
  var id: String { text }
}
private struct AppView: View {
  @StateObject private var store = Store(initialState: CounterState(), reducer: counterReducer)
  var body: some View { NavigationStack { CounterView(store: store).navigationBarTitleDisplayMode(.inline) } }
}
