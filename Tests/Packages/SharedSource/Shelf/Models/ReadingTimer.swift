import Combine
import Foundation

/// Measures the time of a reading session.
class ReadingTimer: ObservableObject {
    @Published private(set) var elapsed: TimeInterval = 0
    @Published private(set) var laps: [TimeInterval] = []
    @Published private(set) var isRunning = false

    private var timer: Timer?
    private var startedAt: Date?
    private var elapsedBefore: TimeInterval = 0

    func start() {
        guard !isRunning else { return }
        isRunning = true
        startedAt = Date()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.tick()
        }
    }

    func pause() {
        guard isRunning else { return }
        tick()
        timer?.invalidate()
        timer = nil
        elapsedBefore = elapsed
        isRunning = false
    }

    func lap() {
        laps.insert(elapsed - laps.reduce(0, +), at: 0)
    }

    func reset() {
        pause()
        elapsed = 0
        elapsedBefore = 0
        laps.removeAll()
    }

    private func tick() {
        guard let startedAt else { return }
        elapsed = elapsedBefore + Date().timeIntervalSince(startedAt)
    }

    deinit {
        timer?.invalidate()
    }
}

extension TimeInterval {
    /// The number of seconds as a clock: “1:05” for 65 seconds.
    var asClock: String {
        Duration.seconds(self).formatted(.time(pattern: self >= 3600 ? .hourMinuteSecond : .minuteSecond))
    }
}
