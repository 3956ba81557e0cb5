import Foundation
import HeadlessUI
import Observation

/// The ways to implement a Pomodoro countdown with ordinary means.
enum Ticking: String, CaseIterable {
  case taskSleep, timer, asyncAfter, dates
}

/// A countdown of 25 minutes that shows the remaining time and can be paused.
@MainActor @Observable
final class Pomodoro {
  private(set) var secondsLeft = 25 * 60
  private(set) var isRunning = false
  private let ticking: Ticking
  private var run = 0
  private var timer: Timer?
  private var end = Date.distantFuture

  init(_ ticking: Ticking) {
    self.ticking = ticking
  }

  func start() {
    guard !isRunning, secondsLeft > 0 else { return }
    isRunning = true
    run += 1
    switch ticking {
    case .taskSleep: Task { await tickWithSleeps(run) }
    case .timer:
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { self.tick() } }
    case .asyncAfter: tickLater(run)
    case .dates:
      end = Date().addingTimeInterval(Double(secondsLeft))
      lookAtTheClock(run)
    }
  }

  func pause() {
    isRunning = false
    run += 1
    timer?.invalidate()
  }

  func reset() {
    pause()
    secondsLeft = 25 * 60
  }

  private func tick() {
    secondsLeft -= 1
    if secondsLeft == 0 { pause() }
  }

  private func tickWithSleeps(_ run: Int) async {
    while run == self.run {
      try? await Task.sleep(for: .seconds(1))
      if run == self.run { tick() }
    }
  }

  private func tickLater(_ run: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      guard run == self.run else { return }
      self.tick()
      if self.isRunning { self.tickLater(run) }
    }
  }

  // Checks more often than necessary and shows the clock's time.
  private func lookAtTheClock(_ run: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) {
      guard run == self.run else { return }
      self.secondsLeft = max(0, Int(self.end.timeIntervalSince(Date()).rounded(.up)))
      if self.secondsLeft == 0 { self.pause() } else { self.lookAtTheClock(run) }
    }
  }
}

struct PomodoroView: View {
  @State private var pomodoro: Pomodoro

  init(_ ticking: Ticking) {
    _pomodoro = State(initialValue: Pomodoro(ticking))
  }

  var body: some View {
    VStack {
      Text(text).accessibilityIdentifier("TimeLabel")
      if pomodoro.secondsLeft == 0 { Text("Take a break").accessibilityIdentifier("BreakLabel") }
      Button(pomodoro.isRunning ? "Pause" : "Start") { pomodoro.isRunning ? pomodoro.pause() : pomodoro.start() }
      Button("Reset") { pomodoro.reset() }
    }
  }

  private var text: String {
    let seconds = pomodoro.secondsLeft % 60
    return "\(pomodoro.secondsLeft / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
