import Combine
import SwiftUI

struct ReadingTimerView: View {
    @StateObject private var timer = ReadingTimer()
    @AppStorage("timer.goalMinutes") private var goalMinutes = 25
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var now = Date()

    private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    private var progress: Double { min(1, timer.elapsed / Double(goalMinutes * 60)) }

    var body: some View {
        NavigationStack {
            VStack(spacing: 32) {
                ring
                    .frame(width: 220, height: 220)
                HStack(spacing: 16) {
                    Button(timer.isRunning ? "Pause" : "Start") {
                        timer.isRunning ? timer.pause() : timer.start()
                    }
                    .buttonStyle(PrimaryButtonStyle())
                    .accessibilityIdentifier("timer.toggle")
                    Button("Lap", action: timer.lap)
                        .disabled(!timer.isRunning)
                    Button("Reset", role: .destructive, action: timer.reset)
                        .disabled(timer.elapsed == 0)
                }
                .controlSize(.large)
                if timer.laps.isEmpty {
                    Text("No laps yet").foregroundStyle(.secondary)
                } else {
                    List {
                        ForEach(Array(timer.laps.enumerated()), id: \.offset) { index, lap in
                            LapRow(number: timer.laps.count - index, lap: lap)
                        }
                    }
                    .listStyle(PlainListStyle())
                    .accessibilityIdentifier("timer.laps")
                }
                Text(now, style: .time)
                    .font(.caption)
                    .accessibilityIdentifier("timer.now")
            }
            .padding()
            .navigationTitle("Timer")
        }
        .onReceive(clock) { now = $0 }
        .onReceive(timer.$isRunning.dropFirst()) { isRunning in
            UIApplication.shared.isIdleTimerDisabled = isRunning
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { timer.pause() }
        }
    }

    private var ring: some View {
        ZStack {
            Circle()
                .stroke(Color.secondary.opacity(0.2), lineWidth: 14)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(.tint, style: StrokeStyle(lineWidth: 14, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(reduceMotion ? nil : .linear(duration: 1), value: progress)
            VStack {
                Text(timer.elapsed.asClock)
                    .font(.system(size: 44, weight: .light, design: .rounded))
                    .monospacedDigit()
                    .contentTransition(.numericText())
                    .accessibilityIdentifier("timer.elapsed")
                Text("of \(goalMinutes) min")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .contain)
    }
}

private struct LapRow: View {
    let number: Int
    let lap: TimeInterval

    var body: some View {
        HStack {
            Text("Lap \(number)")
            Spacer()
            Text(lap.asClock).monospacedDigit()
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview("Timer", traits: .portrait) {
    ReadingTimerView()
}
