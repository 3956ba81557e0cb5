import Foundation
import HeadlessUI
import Observation

/// A countdown of 36 seconds, which waits for each second in the given way.
struct CountdownView: View {
  @State private var countdown: Countdown

  init(way: Countdown.Way) { countdown = Countdown(way: way) }

  var body: some View {
    VStack {
      Text(countdown.isOver ? "Over" : "\(countdown.remaining) seconds").accessibilityIdentifier("Remaining")
      Button("Start") { countdown.start() }
    }
  }
}

/// The state of the countdown.
@MainActor @Observable
final class Countdown {
  /// The implementations of a wait for one second.
  enum Way: CaseIterable { case task, timer, dispatch }

  static let length = 36

  private(set) var remaining = Countdown.length
  @ObservationIgnored private let way: Way

  var isOver: Bool { remaining == 0 }

  init(way: Way) { self.way = way }

  func start() {
    switch way {
    case .task:
      Task {
        while !isOver {
          try await Task.sleep(for: .seconds(1))
          remaining -= 1
        }
      }
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
        let isOver = MainActor.assumeIsolated {
          self?.remaining -= 1
          return self?.isOver ?? true
        }
        if isOver { timer.invalidate() }
      }
    case .dispatch: tick()
    }
  }

  private func tick() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
      remaining -= 1
      if !isOver { tick() }
    }
  }
}
