import SwiftUI

// A dashboard with rings and bars, and arithmetic in trims and frames.

private struct FitnessDay: Identifiable {
  let id: Int
  var steps: Int
  var calories: Double
  var minutes: Double
}

private struct FitnessDashboard: View {
  let days: [FitnessDay]
  @State private var stepGoal = 10_000
  @State private var calorieGoal = 500.0
  @State private var minuteGoal = 30.0
  @State private var chosen = 0
  @State private var progress = 0.0
  @State private var isEditing = false
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        ZStack {
          ForEach(0..<3) { ring in
            let width = 200 - CGFloat(ring) * 48
            let part = ring == 0 ? Double(days[chosen].steps) / Double(stepGoal) : ring == 1 ? days[chosen].calories / calorieGoal : days[chosen].minutes / minuteGoal
            Circle().stroke(lineWidth: 20).opacity(0.2).frame(width: width, height: width).foregroundStyle(ring == 0 ? Color.red : ring == 1 ? Color.green : Color.blue)
            Circle()
              .trim(from: 0, to: min(part, 1) * progress)
              .stroke(ring == 0 ? Color.red : ring == 1 ? Color.green : Color.blue, style: StrokeStyle(lineWidth: 20, lineCap: .round))
              .frame(width: width, height: width)
              .rotationEffect(.degrees(-90 + (part > 1 ? 360 * (part - 1) : 0)))
              .accessibilityValue("\(Int(part * 100)) percent")
          }
          VStack {
            Text(days[chosen].steps.formatted()).font(.system(size: 20 + 4 * progress, weight: .heavy, design: .rounded))
            Text("of \(stepGoal)").font(.caption2).foregroundStyle(.secondary)
          }
        }.frame(height: 220).padding(.top)
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
          ForEach(["figure.walk", "flame", "timer", "ruler"], id: \.self) { symbol in
            VStack(alignment: .leading, spacing: 8) {
              Image(systemName: symbol).font(.title2).foregroundStyle(.tint)
              switch symbol {
              case "figure.walk": Text("\(days.map(\.steps).reduce(0, +) / max(days.count, 1)) a day")
              case "flame": Text("\(days.map(\.calories).reduce(0, +) / Double(max(days.count, 1)), specifier: "%.0f") kcal")
              case "timer": Text("\(Int(days.map(\.minutes).max() ?? 0)) min at most")
              default: Text("\(Double(days[chosen].steps) * 0.00075, specifier: "%.2f") km")
              }
            }
            .frame(maxWidth: .infinity, minHeight: 80, alignment: .leading).padding().background(Color(.secondarySystemBackground)).cornerRadius(16)
          }
        }
        HStack(alignment: .bottom, spacing: 6) {
          ForEach(days) { day in
            VStack {
              Text(day.steps > stepGoal ? "★" : "").font(.caption2)
              RoundedRectangle(cornerRadius: 4)
                .fill(day.id == chosen ? AnyShapeStyle(LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom)) : AnyShapeStyle(Color.gray.opacity(0.4)))
                .frame(height: max(4, 120 * CGFloat(day.steps) / CGFloat(max(days.map(\.steps).max() ?? 1, stepGoal)) * progress))
              Text(["M", "T", "W", "T", "F", "S", "S"][day.id % 7]).font(.caption2).fontWeight(day.id == chosen ? .bold : .regular)
            }
            .onTapGesture { withAnimation(.bouncy) { chosen = day.id } }
          }
        }.frame(height: 160).padding(.horizontal)
        Gauge(value: min(days[chosen].calories, calorieGoal), in: 0...calorieGoal) {
          Text("Energy")
        } currentValueLabel: {
          Text("\(Int(days[chosen].calories))")
        }.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.yellow, .red]))
      }.padding()
    }
    .sheet(isPresented: $isEditing) {
      Form {
        Stepper("Steps: \(stepGoal)", value: $stepGoal, in: 1_000...30_000, step: 500)
        Slider(value: $calorieGoal, in: 100...1_000, step: 10) { Text("Energy") }
        Slider(value: $minuteGoal, in: 10...120) { Text("Minutes") }
      }.presentationDetents([.medium])
    }
    .toolbar { Button("Goals", systemImage: "target") { isEditing = true } }
    .onAppear { withAnimation(.easeOut(duration: 1)) { progress = 1 } }
  }
}
